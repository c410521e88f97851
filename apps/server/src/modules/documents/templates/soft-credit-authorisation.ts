import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { heading, list, paragraph } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { addressInLine } from "../wording/address-lines.ts";
import { applicantFact, applicationFact } from "../wording/facts.ts";

export interface CreditAuthorisationInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly applicantName: string;
  readonly applicantAddress: Address;
  /** Consumer reporting agencies that may be asked, e.g. `["TransUnion"]`. */
  readonly bureaus: readonly string[];
}

const addressFact = (input: CreditAuthorisationInput) => ({
  name: { en: "Address", es: "Domicilio" },
  value: addressInLine(input.applicantAddress),
});

/** Written instructions for a soft inquiry. FCRA 604(a)(2), 15 USC 1681b(a)(2) */
export const softCreditAuthorisation: Template<CreditAuthorisationInput> = {
  version: "2026-11-20",
  draft: (input, lender) => {
    const bureaus = input.bureaus.join(", ");
    return {
      title: { en: "Authorization for a soft credit check", es: "Autorización para una consulta de crédito suave" },
      preparedOn: input.preparedOn,
      facts: [applicantFact(input.applicantName), addressFact(input), applicationFact(input.applicationNumber)],
      summary: {
        en: [
          `You let ${lender.tradeName} look at your credit report to show you offers.`,
          "A soft check **does not affect your credit score**, and other lenders do not see it.",
          "It is not an application. We ask you again before any hard check.",
        ],
        es: [
          `Usted permite que ${lender.tradeName} vea su informe de crédito para mostrarle ofertas.`,
          "Una consulta suave **no afecta su puntaje de crédito** y otros prestamistas no la ven.",
          "No es una solicitud. Le preguntaremos de nuevo antes de cualquier consulta que afecte su puntaje.",
        ],
      },
      body: [
        heading("Your instructions"),
        paragraph(
          `I, ${input.applicantName}, give ${lender.legalName} my written instructions under the Fair Credit Reporting Act ` +
            `to obtain my consumer report and credit score from ${bureaus} as a soft inquiry.`,
        ),
        heading("What we use it for"),
        list(
          "To confirm who you are and which debts and property records are yours.",
          "To work out whether we can offer you a home equity line of credit, how much, and at what rate.",
          "To tell you the score we used and what most affected it.",
        ),
        heading("What it does not do"),
        list(
          "It does not change your credit score.",
          "It does not authorize a hard inquiry. That needs a separate authorization from you, after you choose an offer.",
          "It does not oblige you to go on.",
        ),
        heading("How long it lasts"),
        paragraph(
          "It covers soft inquiries for this application until you submit the application, withdraw it, or 90 days pass, " +
            "whichever is first. You can withdraw it at any time before we ask the bureau, by message, by telephone at " +
            `${lender.phone}, or at ${lender.email}.`,
        ),
      ],
    };
  },
};
