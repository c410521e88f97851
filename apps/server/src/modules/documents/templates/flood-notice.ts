import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { box, heading, list, paragraph, signatureField, smallPrint } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { Signer } from "../placed-field.ts";
import { loanNumberFact, propertyFact } from "../wording/facts.ts";

export interface FloodNoticeInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly borrower: Signer;
  readonly property: Address;
  /** Community as FEMA names it, and the zone, e.g. "AE". */
  readonly community: string;
  readonly zone: string;
  readonly communityParticipates: boolean;
  /** The least coverage that we accept; null where the community does not participate. */
  readonly coverageNeeded: Cents | null;
}

/** Notice of special flood hazards: the sample form of the agencies' flood rules (12 CFR part 22, appendix A). R-2.50 */
export const floodNotice: Template<FloodNoticeInput> = {
  version: "2026-11-20",
  draft: (input) => {
    const needed = input.coverageNeeded === null ? null : formatDollars(input.coverageNeeded, { decimals: 0 });
    return {
      title: {
        en: "Notice of special flood hazards and availability of federal disaster relief assistance",
        es: "Aviso de peligro especial de inundación y de ayuda federal en desastres",
      },
      preparedOn: input.preparedOn,
      facts: [
        loanNumberFact(input.loanNumber),
        propertyFact(input.property),
        { name: { en: "Flood zone", es: "Zona de inundación" }, value: `${input.zone}, ${input.community}` },
      ],
      summary: {
        en: [
          "Your home lies in an area with special flood hazards.",
          needed
            ? `You need flood insurance of at least ${needed} before the line can open.`
            : "Federal flood insurance is not available where your home is.",
          "You can ask, together with us, for a review of the flood map.",
        ],
        es: [
          "Su casa está en una zona con peligro especial de inundación.",
          needed
            ? `Necesita un seguro contra inundación de al menos ${needed} antes de abrir la línea.`
            : "El seguro federal contra inundación no está disponible donde está su casa.",
          "Puede pedir, junto con nosotros, una revisión del mapa de inundación.",
        ],
      },
      body: [
        paragraph("We are giving you this notice to inform you that:"),
        box(
          paragraph(
            "The building or mobile home securing the loan for which you have applied is or will be located in an area with special flood hazards.",
          ),
          paragraph(
            `The area has been identified by the Administrator of the Federal Emergency Management Agency (FEMA) as a special flood hazard area using FEMA’s Flood Insurance Rate Map or the Flood Hazard Boundary Map for the following community: **${input.community}**. This area has a one percent (1%) chance of a flood equal to or exceeding the base flood elevation (a 100-year flood) in any given year. During the life of a 30-year mortgage loan, the risk of a 100-year flood in a special flood hazard area is 26 percent (26%).`,
          ),
          paragraph(
            "Federal law allows a lender and borrower jointly to request the Administrator of FEMA to review the determination of whether the property securing the loan is located in a special flood hazard area. If you would like to make such a request, please contact us for further information.",
          ),
          ...(input.communityParticipates ? participating : notParticipating),
        ),
        ...(needed
          ? [
              heading("What we need from you"),
              list(
                `A policy for the building of at least ${needed}: the lesser of the line and every other loan on the home, the most that the federal program offers, and the insurable value.`,
                "Our name on it as mortgagee. You choose the insurer.",
              ),
            ]
          : []),
        signatureField("flood", input.borrower, "I received this notice before the line was opened"),
        smallPrint("Signing says that you received the notice, not that you agree with the map."),
      ],
    };
  },
};

const participating = [
  paragraph(
    "The community in which the property securing the loan is located participates in the National Flood Insurance Program (NFIP). Federal law will not allow us to make you the loan that you have applied for if you do not purchase flood insurance. The flood insurance must be maintained for the life of the loan. If you fail to purchase or renew flood insurance on the property, Federal law authorizes and requires us to purchase the flood insurance for you at your expense.",
  ),
  list(
    "Flood insurance coverage under the NFIP may be purchased through an insurance agent who will obtain the policy either directly through the NFIP or through an insurance company that participates in the NFIP. Flood insurance also may be available from private insurers that do not participate in the NFIP.",
    "At a minimum, flood insurance purchased must cover the lesser of: the outstanding principal balance of the loan; or the maximum amount of coverage allowed for the type of property under the NFIP. Flood insurance coverage under the NFIP is limited to the building or mobile home and any personal property that secures your loan and not the land itself.",
    "Federal disaster relief assistance (usually in the form of a low-interest loan) may be available for damages incurred in excess of your flood insurance if your community’s participation in the NFIP is in accordance with NFIP requirements.",
  ),
];

const notParticipating = [
  paragraph(
    "Flood insurance coverage under the NFIP is not available for the property securing the loan because the community in which the property is located does not participate in the NFIP. In addition, if the non-participating community has been identified for at least one year as containing a special flood hazard area, properties located in the community will not be eligible for Federal disaster relief assistance in the event of a Federally declared flood disaster.",
  ),
];
