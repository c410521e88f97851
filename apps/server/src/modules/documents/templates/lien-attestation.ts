import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { heading, keyFigures, paragraph } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { borrowerFact, loanNumberFact, propertyFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface LienAttestationInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly borrowerName: string;
  readonly property: Address;
  readonly contractor: string;
  /** As the borrower confirmed it. */
  readonly work: { readonly description: string; readonly amount: Cents };
  /** The words that the borrower agreed to, of which version, and on which day. */
  readonly statement: string;
  readonly textVersion: string;
  readonly attestedOn: LocalDate;
}

/** What the borrower of a contractor's customer stated about liens for the work, as a paper of the file. */
export const lienAttestation: Template<LienAttestationInput> = {
  version: "2026-11-23",
  draft: (input) => {
    const amount = formatDollars(input.work.amount);
    return {
      title: { en: "Statement about the contractor’s lien", es: "Declaración sobre el gravamen del contratista" },
      preparedOn: input.preparedOn,
      facts: [borrowerFact(input.borrowerName), loanNumberFact(input.loanNumber), propertyFact(input.property)],
      summary: {
        en: [
          `You stated on ${formatDate(input.attestedOn)} that ${input.contractor} has no lien on your home for this work, and files none.`,
          `The work is priced at ${amount}.`,
          "If a lien turns up all the same, call us before you pay anything.",
        ],
        es: [
          `Usted declaró el ${formatDate(input.attestedOn, "es")} que ${input.contractor} no tiene un gravamen sobre su casa por este trabajo y no inscribirá ninguno.`,
          `El trabajo cuesta ${amount}.`,
          "Si de todos modos aparece un gravamen, llámenos antes de pagar.",
        ],
      },
      body: [
        keyFigures({ label: "Contractor", value: input.contractor }, { label: "Price of the work", value: amount }),
        heading("The work"),
        paragraph(input.work.description),
        heading("What you stated"),
        paragraph(input.statement),
        paragraph(
          `Stated by ${input.borrowerName} on a screen on ${formatDate(input.attestedOn)}, in the words of version ${input.textVersion}.`,
        ),
      ],
    };
  },
};
