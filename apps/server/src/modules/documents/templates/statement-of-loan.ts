import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { heading, keyFigures, paragraph, signatureField, table } from "../blocks.ts";
import { type ClosingFigures, cashToBorrower, itemiseCosts, showDisbursement } from "../closing-costs.ts";
import type { Template } from "../draft.ts";
import type { LineTerms } from "../line-terms.ts";
import type { Signer } from "../placed-field.ts";
import { inYears } from "../wording/durations.ts";
import { borrowerFact, loanNumberFact, propertyFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface StatementOfLoanInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly borrower: Signer;
  readonly property: Address;
  readonly terms: LineTerms;
  readonly closing: ClosingFigures;
  /** Where the cash goes. */
  readonly accountLastFour: string;
  /** The first day on which money may be paid out, and on which it is expected. */
  readonly fundsExpectedOn: LocalDate;
  /** The chosen offer where its figures differ from these; absent where nothing changed. */
  readonly chosenEarlier?: Pick<
    LineTerms,
    "creditLimit" | "initialDraw" | "originationFee" | "ratePercent" | "monthlyPayment"
  >;
}

/** The final figures of the line on one page: amounts, costs one by one, where the money goes. */
export const statementOfLoan: Template<StatementOfLoanInput> = {
  version: "2026-11-20",
  draft: (input) => {
    const { terms } = input;
    const cash = formatDollars(cashToBorrower(input.closing));
    return {
      title: { en: "Statement of your line of credit", es: "Estado de su línea de crédito" },
      preparedOn: input.preparedOn,
      facts: [borrowerFact(input.borrower.name), loanNumberFact(input.loanNumber), propertyFact(input.property)],
      summary: {
        en: [
          `${cash} goes to your account ending ${input.accountLastFour}, expected on ${formatDate(input.fundsExpectedOn)}.`,
          `You repay ${formatDollars(terms.monthlyPayment)} a month, first on ${formatDate(terms.firstPaymentOn)}.`,
          input.chosenEarlier
            ? "**Some figures changed** since you chose your offer. The table below shows each."
            : "Nothing has changed since you chose your offer.",
        ],
        es: [
          `${cash} van a su cuenta terminada en ${input.accountLastFour}, previsto para el ${formatDate(input.fundsExpectedOn, "es")}.`,
          `Usted paga ${formatDollars(terms.monthlyPayment)} al mes, por primera vez el ${formatDate(terms.firstPaymentOn, "es")}.`,
          input.chosenEarlier
            ? "**Algunas cifras cambiaron** desde que eligió su oferta. La tabla muestra cada una."
            : "Nada ha cambiado desde que eligió su oferta.",
        ],
      },
      body: [
        keyFigures(
          { label: "Credit limit", value: formatDollars(terms.creditLimit) },
          {
            label: "Annual percentage rate",
            value: formatRate(terms.ratePercent),
            note: "Fixed for this draw; does not include fees",
          },
          {
            label: "Monthly payment",
            value: formatDollars(terms.monthlyPayment),
            note: `${terms.termMonths} payments, ${inYears(terms.termMonths)}`,
          },
          { label: "Cash you receive", value: cash },
        ),
        ...(input.chosenEarlier ? showChanges(terms, input.chosenEarlier) : []),
        heading("Costs of opening the line"),
        ...itemiseCosts(input.closing),
        heading("Where the money goes"),
        ...showDisbursement(input.closing, input.accountLastFour),
        heading("What it costs over the whole term"),
        paragraph(
          `If you make every payment on time and draw nothing more, you pay ${formatDollars(terms.totalInterest)} of interest, and the last ` +
            `payment, due ${formatDate(terms.maturesOn)}, is ${formatDollars(terms.finalPayment)}. Paying more or earlier costs less; there is no charge for it.`,
        ),
        signatureField("statement", input.borrower, "Receipt of the statement of the line"),
      ],
    };
  },
};

function showChanges(terms: LineTerms, earlier: NonNullable<StatementOfLoanInput["chosenEarlier"]>) {
  const rows: [name: string, before: string, now: string][] = [
    ["Credit limit", formatDollars(earlier.creditLimit), formatDollars(terms.creditLimit)],
    ["First draw", formatDollars(earlier.initialDraw), formatDollars(terms.initialDraw)],
    ["Origination fee", formatDollars(earlier.originationFee), formatDollars(terms.originationFee)],
    ["Annual percentage rate", formatRate(earlier.ratePercent), formatRate(terms.ratePercent)],
    ["Monthly payment", formatDollars(earlier.monthlyPayment), formatDollars(terms.monthlyPayment)],
  ];
  return [
    heading("What changed since you chose your offer"),
    table(
      [
        { header: "Figure", share: 4 },
        { header: "Then", share: 3, align: "right" },
        { header: "Now", share: 3, align: "right" },
      ],
      rows.filter(([, before, now]) => before !== now),
    ),
  ];
}
