import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { heading, paragraph, table } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { applicantFact, applicationFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface CounsellingAgency {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly website: string;
  readonly email: string;
  readonly languages: readonly string[];
  /** Miles from the middle of the applicant's ZIP code, e.g. "3.4". */
  readonly miles: string;
}

export interface CounsellorListInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly applicantName: string;
  readonly zip: string;
  /** The ZIP code of the list given before, where the address was corrected since. */
  readonly inPlaceOf: string | null;
  /** The day on which HUD's data were fetched: at most thirty days ago. */
  readonly fetchedOn: LocalDate;
  /** The ten nearest, nearest first. */
  readonly agencies: readonly CounsellingAgency[];
}

/** Homeownership counselling organisations near the applicant. 12 CFR 1024.20(a) */
export const counsellorList: Template<CounsellorListInput> = {
  version: "2026-11-20",
  draft: (input) => ({
    title: { en: "Housing counselors near you", es: "Asesores de vivienda cerca de usted" },
    preparedOn: input.preparedOn,
    facts: [applicantFact(input.applicantName), applicationFact(input.applicationNumber)],
    summary: {
      en: [
        "A counselor who has nothing to sell can look at this offer with you, often free.",
        `These are the ${input.agencies.length} nearest to ZIP code ${input.zip}.`,
        ...(input.inPlaceOf === null
          ? []
          : [`You corrected the address of your home: this list takes the place of that for ${input.inPlaceOf}.`]),
        "Calling one is your choice and does not slow your application.",
      ],
      es: [
        "Un asesor que no vende nada puede revisar esta oferta con usted, muchas veces gratis.",
        `Estos son los ${input.agencies.length} más cercanos al código postal ${input.zip}.`,
        ...(input.inPlaceOf === null
          ? []
          : [`Usted corrigió la dirección de su casa: esta lista reemplaza la del código postal ${input.inPlaceOf}.`]),
        "Llamar es decisión suya y no retrasa su solicitud.",
      ],
    },
    body: [
      paragraph(
        "The counseling agencies on this list are approved by the U.S. Department of Housing and Urban Development (HUD), and they can offer independent advice about whether a particular set of mortgage loan terms is a good fit based on your objectives and circumstances, often at little or no cost to you. This list shows you several approved agencies in your area. You can find other approved counseling agencies at the Consumer Financial Protection Bureau’s (CFPB) website: consumerfinance.gov/mortgagehelp or by calling 1-855-411-CFPB (2372).",
      ),
      heading("Agencies"),
      table(
        [
          { header: "Agency", share: 4 },
          { header: "Address", share: 4 },
          { header: "Contact", share: 5 },
          { header: "Languages", share: 3 },
          { header: "Miles", share: 1.4, align: "right" },
        ],
        input.agencies.map((agency) => [
          agency.name,
          agency.address,
          [agency.phone, agency.website, agency.email].filter((part) => part !== "").join("\n"),
          agency.languages.join(", "),
          agency.miles,
        ]),
      ),
      paragraph(`Source: HUD, as of ${formatDate(input.fetchedOn)}.`),
    ],
  }),
};
