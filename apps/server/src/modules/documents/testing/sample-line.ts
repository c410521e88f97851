import { paymentTotals } from "@gable/domain/money/amortisation.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { splitLine } from "@gable/domain/money/credit-line.ts";
import { addRates, type RatePercent } from "@gable/domain/money/rate.ts";
import type { ClosingFigures } from "../closing-costs.ts";
import type { LineTerms } from "../line-terms.ts";

const prime: RatePercent = "6.750";

/** A line whose figures agree with each other, from its limit, rate, years and fee. */
function sampleTerms(creditLimit: Cents, ratePercent: RatePercent, years: number, feePercent: string): LineTerms {
  const totals = paymentTotals(creditLimit, ratePercent, years);
  return {
    creditLimit,
    ...splitLine(creditLimit, feePercent),
    originationFeePercent: feePercent,
    ratePercent,
    termMonths: totals.payments,
    monthlyPayment: totals.monthlyPayment,
    finalPayment: totals.finalPayment,
    totalInterest: totals.totalInterest,
    firstPaymentOn: "2027-01-05",
    maturesOn: `${2026 + years}-12-05`,
    laterDraws: {
      indexName: "The Wall Street Journal prime rate",
      indexPercent: prime,
      marginPercent: addRates(ratePercent, `-${prime}`),
      maximumRatePercent: "17.200",
      drawPeriodMonths: Math.min(60, years * 6),
      limitPercent: 20,
      minimumDraw: 50_000,
    },
  };
}

/** R-1.3: line 104,990.00 at 9.150 over 15 years with a fee of 4.99 %. */
export const sampleLine = sampleTerms(10_499_000, "9.150", 15, "4.99");

export const sampleClosing: ClosingFigures = {
  creditLimit: sampleLine.creditLimit,
  costs: [
    { name: "Origination fee", paidTo: "Gable Home Equity, LLC", amount: sampleLine.originationFee, paidFrom: "line" },
    { name: "Recording fee", paidTo: "Morris County Clerk", amount: 10_500, paidFrom: "lender" },
    { name: "Flood determination", paidTo: "ServiceLink", amount: 1_200, paidFrom: "lender" },
  ],
  payoffs: [{ creditor: "Capital One", accountLastFour: "4417", amount: 812_344 }],
};

const texasTerms = sampleTerms(8_000_000, "8.950", 10, "0");

export const texasLine: LineTerms = { ...texasTerms, laterDraws: { ...texasTerms.laterDraws, minimumDraw: 400_000 } };

export const texasClosing: ClosingFigures = {
  creditLimit: texasLine.creditLimit,
  costs: [
    { name: "Broker’s price opinion", paidTo: "Clear Valuation", amount: 18_000, paidFrom: "borrower" },
    { name: "Recording fee", paidTo: "Travis County Clerk", amount: 9_800, paidFrom: "borrower" },
    { name: "Notary", paidTo: "Lone Star Title", amount: 30_000, paidFrom: "lender" },
  ],
  payoffs: [],
};
