import type { Address } from "@gable/domain/application/address.ts";
import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { heading, keyFigures, lines, numberedList, paragraph } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { LineTerms } from "../line-terms.ts";
import { addressLines } from "../wording/address-lines.ts";
import { creditReportNotice, type DecisionSources } from "../wording/adverse-action.ts";
import { inYears } from "../wording/durations.ts";
import { equalCreditNotice } from "../wording/equal-credit.ts";
import { applicationFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface CounterofferNoticeInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly applicantName: string;
  readonly applicantAddress: Address;
  readonly requestedLine: Cents;
  readonly offered: Pick<LineTerms, "creditLimit" | "initialDraw" | "ratePercent" | "termMonths" | "monthlyPayment">;
  /** Why the line that was asked for is not offered; one to four. */
  readonly reasons: readonly string[];
  readonly sources: DecisionSources;
}

/** A notice of ours counts for ninety days (12 CFR 1002.9(a)(1)(iv)). */
const daysToAccept = 90;

/** A counteroffer with the notice of adverse action in one (form C-4), so that silence needs no second letter. */
export const counterofferNotice: Template<CounterofferNoticeInput> = {
  version: "2026-11-30",
  draft: (input, lender) => {
    if (input.reasons.length < 1 || input.reasons.length > 4)
      throw new RangeError("A counteroffer gives one to four reasons");
    const { offered } = input;
    const until = addDays(input.preparedOn, daysToAccept);
    const amount = formatDollars(offered.creditLimit);
    return {
      title: { en: "A different offer for you", es: "Una oferta distinta para usted" },
      preparedOn: input.preparedOn,
      facts: [applicationFact(input.applicationNumber)],
      summary: {
        en: [
          `We cannot offer ${formatDollars(input.requestedLine)}. We can offer ${amount}.`,
          `You have until ${formatDate(until)} to accept it. You need not do anything to refuse.`,
        ],
        es: [
          `No podemos ofrecer ${formatDollars(input.requestedLine)}. Podemos ofrecer ${amount}.`,
          `Tiene hasta el ${formatDate(until, "es")} para aceptarla. Para rechazarla no tiene que hacer nada.`,
        ],
      },
      body: [
        lines(input.applicantName, ...addressLines(input.applicantAddress)),
        heading("What we can offer"),
        keyFigures(
          { label: "Credit limit", value: amount },
          { label: "Cash you would receive", value: formatDollars(offered.initialDraw) },
          { label: "Annual percentage rate", value: formatRate(offered.ratePercent), note: "Does not include fees" },
          {
            label: "Monthly payment",
            value: formatDollars(offered.monthlyPayment),
            note: `Over ${inYears(offered.termMonths)}`,
          },
        ),
        paragraph(
          `We are unable to offer you credit on the terms that you requested. If this offer is acceptable to you, accept it in your account no later than ${formatDate(until)}. If you do not, your application is closed and this is our notice that credit on the terms you asked for is denied.`,
        ),
        heading("Principal reasons why not on the terms you asked for"),
        numberedList(...input.reasons.map((reason) => `${reason}.`)),
        ...creditReportNotice(input.sources),
        heading("If you have questions"),
        paragraph(
          `This notice is from ${lender.legalName}, ${addressLines(lender.address).join(", ")}. Call ${lender.phone} or write to ${lender.email}.`,
        ),
        equalCreditNotice(lender),
      ],
    };
  },
};
