import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { heading, lines, list, numberedList, paragraph } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { addressLines } from "../wording/address-lines.ts";
import { creditReportNotice, type DecisionSources } from "../wording/adverse-action.ts";
import { equalCreditNotice } from "../wording/equal-credit.ts";
import { applicationFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface AdverseActionNoticeInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly applicantName: string;
  readonly applicantAddress: Address;
  readonly appliedOn: LocalDate;
  /** What was asked for; null where the applicant had not said. */
  readonly requestedLine: Cents | null;
  /** The reasons that were used, in the words of form C-1 or our own, weightiest first; one to four (R-2.32). */
  readonly reasons: readonly string[];
  readonly sources: DecisionSources;
  /** What would help next time, in plain words; may be empty. */
  readonly waysOn: readonly string[];
}

/** The notice that credit is denied: 12 CFR 1002.9(a)(2), (b); FCRA 615(a), (b). Form C-1. R-2.32 to R-2.34 */
export const adverseActionNotice: Template<AdverseActionNoticeInput> = {
  version: "2026-11-22",
  draft: (input, lender) => {
    if (input.reasons.length < 1 || input.reasons.length > 4) {
      throw new RangeError("An adverse action notice gives one to four reasons");
    }
    const [first = ""] = input.reasons;
    return {
      title: { en: "Our decision on your application", es: "Nuestra decisión sobre su solicitud" },
      preparedOn: input.preparedOn,
      facts: [applicationFact(input.applicationNumber)],
      summary: {
        en: [
          "We cannot give you the line of credit that you applied for.",
          `The main reason: ${first}.`,
          `${input.sources.bureau ? "You can see the credit report that we used, free, and have mistakes in it put right. " : ""}A person here will talk it through with you.`,
        ],
        es: [
          "No podemos darle la línea de crédito que solicitó.",
          `La razón principal, en inglés como se registró: ${first}.`,
          `${input.sources.bureau ? "Puede ver gratis el informe de crédito que usamos y pedir que se corrijan los errores. " : ""}Una persona de nuestro equipo puede explicárselo.`,
        ],
      },
      body: [
        lines(input.applicantName, ...addressLines(input.applicantAddress)),
        heading("Action taken"),
        paragraph(
          `On ${formatDate(input.appliedOn)} you applied to us for a home equity line of credit` +
            `${input.requestedLine === null ? "" : ` of ${formatDollars(input.requestedLine)}`}. **We have denied your application.** ` +
            `This notice is from ${lender.legalName}, ${addressLines(lender.address).join(", ")}.`,
        ),
        heading("Principal reasons for our decision"),
        numberedList(...input.reasons.map((reason) => `${reason}.`)),
        ...creditReportNotice(input.sources),
        ...(input.waysOn.length > 0 ? [heading("What would help"), list(...input.waysOn)] : []),
        heading("If you have questions"),
        paragraph(
          `Call ${lender.phone}, write to ${lender.email}, or to ${lender.legalName}, ${addressLines(lender.address).join(", ")}.`,
        ),
        equalCreditNotice(lender),
      ],
    };
  },
};
