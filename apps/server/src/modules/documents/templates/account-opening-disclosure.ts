import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { dailyPeriodicRate, laterDrawRate } from "@gable/domain/money/later-draws.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { ExactDecimal } from "@gable/domain/money/rounding.ts";
import { type Block, heading, keyFigures, list, paragraph, signatureField, table } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { LineTerms } from "../line-terms.ts";
import type { Signer } from "../placed-field.ts";
import { billingRights } from "../wording/billing-rights.ts";
import { inYears } from "../wording/durations.ts";
import { borrowerFact, loanNumberFact, propertyFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface AccountOpeningDisclosureInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly borrower: Signer;
  /** Whose copy it is: an owner who does not borrow and may cancel receives these too (12 CFR 1026.5(d), 1026.15(a)(3)). */
  readonly copyFor?: Signer;
  readonly property: Address;
  readonly terms: LineTerms;
  /** Charges other than interest and the origination fee, e.g. for a payment returned unpaid. */
  readonly otherCharges: readonly { readonly name: string; readonly amount: Cents; readonly when: string }[];
}

/** Account-opening disclosures of a home equity plan, before the first transaction. 12 CFR 1026.6(a) */
export const accountOpeningDisclosure: Template<AccountOpeningDisclosureInput> = {
  version: "2026-11-30",
  draft: (input, lender) => {
    const { terms, copyFor } = input;
    return {
      title: { en: "Account-opening disclosure", es: "Información de apertura de la cuenta" },
      preparedOn: input.preparedOn,
      facts: [borrowerFact(input.borrower.name), loanNumberFact(input.loanNumber), propertyFact(input.property)],
      summary: {
        en: [
          ...(copyFor
            ? [
                `This is ${copyFor.name}’s copy, because whoever may cancel receives it. “You” is ${input.borrower.name}, who alone borrows.`,
              ]
            : []),
          `Your credit limit is ${formatDollars(terms.creditLimit)}. You draw all of it when the line opens, at a fixed **annual percentage rate of ${formatRate(terms.ratePercent)}**.`,
          `You repay ${formatDollars(terms.monthlyPayment)} a month until ${formatDate(terms.maturesOn)}. Later draws have a variable rate.`,
          "Interest starts on the day money is paid out. There is no period without it. Your home is the security.",
        ],
        es: [
          ...(copyFor
            ? [
                `Esta es la copia de ${copyFor.name}, porque la recibe quien puede cancelar. “Usted” es ${input.borrower.name}, la única persona que toma el préstamo.`,
              ]
            : []),
          `Su límite de crédito es ${formatDollars(terms.creditLimit)}. Lo retira completo al abrir la línea, con una **tasa porcentual anual fija de ${formatRate(terms.ratePercent)}**.`,
          `Usted paga ${formatDollars(terms.monthlyPayment)} al mes hasta el ${formatDate(terms.maturesOn, "es")}. Los retiros posteriores tienen tasa variable.`,
          "El interés empieza el día en que se entrega el dinero. No hay período sin interés. Su casa es la garantía.",
        ],
      },
      body: [
        keyFigures(
          { label: "Annual percentage rate", value: formatRate(terms.ratePercent), note: "First draw, fixed" },
          { label: "Credit limit", value: formatDollars(terms.creditLimit) },
          {
            label: "Monthly payment",
            value: formatDollars(terms.monthlyPayment),
            note: `First on ${formatDate(terms.firstPaymentOn)}`,
          },
          { label: "Origination fee", value: formatDollars(terms.originationFee), note: "A finance charge" },
        ),
        ...financeCharges(terms),
        ...otherCharges(input),
        ...paymentsAndDraws(terms),
        ...variableRate(terms),
        ...securityAndActions(input),
        ...billingRights(lender),
        signatureField("account-opening", copyFor ?? input.borrower, "Receipt of the account-opening disclosure"),
      ],
    };
  },
};

/** 1026.6(a)(1) */
function financeCharges(terms: LineTerms): Block[] {
  const { indexPercent, marginPercent, maximumRatePercent, indexName } = terms.laterDraws;
  const later = laterDrawRate(indexPercent, marginPercent, maximumRatePercent);
  return [
    heading("Finance charges"),
    paragraph(
      "**When they begin.** Interest on a draw begins on the day on which it is paid out. There is no grace period in which you can repay without interest.",
    ),
    table(
      [
        { header: "Balance", share: 5 },
        { header: "Periodic rate", share: 5 },
        { header: "Annual percentage rate", share: 4, align: "right" },
      ],
      [
        [
          "First draw, any amount",
          `${new ExactDecimal(terms.ratePercent).div(12).toFixed(7)}% a month, fixed`,
          formatRate(terms.ratePercent),
        ],
        ["Later draws, any amount", `${dailyPeriodicRate(later)}% a day, variable`, formatRate(later)],
      ],
    ),
    paragraph(
      `The rate of later draws is shown with today’s ${indexName} of ${formatRate(indexPercent)}. The annual percentage rate does not include costs other than interest.`,
    ),
    paragraph(
      "**How the balance is worked out.** For the first draw: what you owe of it at the start of each monthly period, after the payments made before. For later draws: the daily balance. We take what you owe of them at the beginning of each day, add new draws, and subtract payments and credits.",
    ),
    paragraph(
      "**How the charge is worked out.** For the first draw: the balance times the monthly periodic rate. For later draws: each daily balance times the daily periodic rate; the charge is the sum over the days of the billing cycle.",
    ),
    paragraph(
      terms.originationFee === 0
        ? "**Origination fee.** None."
        : `**Origination fee.** ${formatDollars(terms.originationFee)}, which is ${terms.originationFeePercent}% of the first draw, charged once when the line opens and paid from it. Interest is charged on it because it is part of the draw.`,
    ),
  ];
}

/** 1026.6(a)(2) */
function otherCharges({ otherCharges: charges }: AccountOpeningDisclosureInput): Block[] {
  if (charges.length === 0) return [heading("Other charges"), paragraph("There are none.")];
  return [
    heading("Other charges"),
    table(
      [
        { header: "Charge", share: 4 },
        { header: "When", share: 6 },
        { header: "Amount", share: 2, align: "right" },
      ],
      charges.map((charge) => [charge.name, charge.when, formatDollars(charge.amount)]),
    ),
  ];
}

/** 1026.6(a)(3)(ii) to (v) */
function paymentsAndDraws(terms: LineTerms): Block[] {
  const { laterDraws } = terms;
  return [
    heading("Payments"),
    list(
      `${terms.termMonths} monthly payments for the first draw: ${formatDollars(terms.monthlyPayment)} each, the last ${formatDollars(terms.finalPayment)}. The first is due on ${formatDate(terms.firstPaymentOn)}, the last on ${formatDate(terms.maturesOn)}.`,
      "A later draw adds what repays it, with interest, in equal parts over the months that are left.",
      "Each payment covers the interest, so that what you owe does not grow. There is no balloon payment. You may pay more, or all, at any time without charge.",
    ),
    heading("Draws"),
    list(
      `The draw period is ${inYears(laterDraws.drawPeriodMonths)} from the day the line opens. After it you can draw no more.`,
      `Later draws may come to ${laterDraws.limitPercent}% of the first draw in all, and never more than the principal you have repaid.`,
      `Each later draw is at least ${formatDollars(laterDraws.minimumDraw, { decimals: 0 })}.`,
    ),
  ];
}

/** 1026.6(a)(1)(ii) and (a)(3)(vi), with 1026.40(d)(12) */
function variableRate({ laterDraws }: LineTerms): Block[] {
  return [
    heading("Variable rate of later draws"),
    list(
      `Index: ${laterDraws.indexName}, the highest published on the last business day of the month before. It is ${formatRate(laterDraws.indexPercent)} today.`,
      `Margin: ${formatRate(laterDraws.marginPercent)}, for as long as the plan lasts.`,
      "The rate can change on the first day of each billing cycle. An increase raises the minimum payment.",
      `The annual percentage rate will never be above ${formatRate(laterDraws.maximumRatePercent)}.`,
    ),
  ];
}

/** 1026.6(a)(3)(i) and (a)(4) */
function securityAndActions(input: AccountOpeningDisclosureInput): Block[] {
  return [
    heading("Security"),
    paragraph(
      `We take a security interest in your home at ${input.property.street1}, ${input.property.city}, ${input.property.state}. You could lose it if you do not meet your obligations.`,
    ),
    heading("When we can act"),
    paragraph(
      "We can end the plan and require the whole balance if you commit fraud or make a material misrepresentation, do not meet the repayment terms, or harm our security by what you do or fail to do. We can refuse further draws or reduce the limit while the value of the home is significantly less than when the line opened; while we reasonably believe that you cannot make the payments because of a material change in your finances; while you are in default of a material obligation; while government action prevents the agreed rate or impairs our security below 120% of the line; while a regulator calls further draws unsafe; or while the maximum rate is reached.",
    ),
  ];
}
