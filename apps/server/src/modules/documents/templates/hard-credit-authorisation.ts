import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { heading, list, paragraph } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { LineTerms } from "../line-terms.ts";
import { inYears, inYearsSpanish } from "../wording/durations.ts";
import { applicantFact, applicationFact } from "../wording/facts.ts";
import { formatInstant } from "../wording/format-date.ts";
import type { CreditAuthorisationInput } from "./soft-credit-authorisation.ts";

export interface HardCreditAuthorisationInput extends CreditAuthorisationInput {
  /** How the instructions were given. */
  readonly given: { readonly at: string; readonly textVersion: string };
  readonly chosen: Pick<LineTerms, "creditLimit" | "ratePercent" | "termMonths">;
}

/** Written instructions for a hard inquiry, after an offer is chosen and before submission. 15 USC 1681b(a)(2) */
export const hardCreditAuthorisation: Template<HardCreditAuthorisationInput> = {
  version: "2026-11-20",
  draft: (input, lender) => {
    const { creditLimit, ratePercent, termMonths } = input.chosen;
    const amount = formatDollars(creditLimit);
    return {
      title: { en: "Authorization for a hard credit check", es: "Autorización para una consulta de crédito dura" },
      preparedOn: input.preparedOn,
      facts: [applicantFact(input.applicantName), applicationFact(input.applicationNumber)],
      summary: {
        en: [
          `You apply for a line of ${amount} at ${formatRate(ratePercent)} over ${inYears(termMonths)}, and let ${lender.tradeName} make a hard credit check.`,
          "A hard check **may lower your credit score a little** and stays on your report for about two years.",
          "It happens once, when you submit the application.",
        ],
        es: [
          `Usted solicita una línea de ${amount} al ${formatRate(ratePercent)} a ${inYearsSpanish(termMonths)} y permite que ${lender.tradeName} haga una consulta de crédito dura.`,
          "Una consulta dura **puede bajar un poco su puntaje de crédito** y queda en su informe unos dos años.",
          "Se hace una sola vez, cuando envía la solicitud.",
        ],
      },
      body: [
        heading("Your instructions"),
        paragraph(
          `I, ${input.applicantName}, give ${lender.legalName} my written instructions under the Fair Credit Reporting Act to ` +
            `obtain my consumer report and credit score from ${input.bureaus.join(", ")} as a hard inquiry, in connection with my ` +
            "application for a home equity line of credit, and to obtain it again where needed to review, close or service the line.",
        ),
        heading("What we use it for"),
        list(
          "To decide on your application, and to check that your debts are still as they were when you chose your offer.",
          "To verify what you told us. Employers, banks and others may confirm it to us.",
          "To tell you, in a separate notice, the score we used and what most affected it.",
        ),
        heading("Before you submit"),
        paragraph(
          `You can stop until you submit. Nothing is reported until you submit the application. Questions: ${lender.phone} or ${lender.email}.`,
        ),
        paragraph(
          `Given electronically by ${input.applicantName} on ${formatInstant(input.given.at)}, wording ${input.given.textVersion}.`,
        ),
      ],
    };
  },
};
