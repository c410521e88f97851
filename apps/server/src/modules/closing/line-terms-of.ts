import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { MONTHS_PER_YEAR, paymentTotals } from "@gable/domain/money/amortisation.ts";
import { firstPaymentDate, lastPaymentDate } from "@gable/domain/money/payment-dates.ts";
import { toRatePercent } from "@gable/domain/money/rate.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { offerChosen } from "@gable/domain/workflow/underwriting/decision-basis.ts";
import type { LineTerms } from "../documents/line-terms.ts";

/** The index of later draws, as the agreement names it: public, and outside the lender's control (12 CFR 1026.40(f)(1)). */
const INDEX_NAME = "The Wall Street Journal prime rate";

/** The plan that the borrower chose, with every figure that its documents state. Throws when the choice does not stand. */
export function lineTermsOf(facts: Facts, fundedOn: LocalDate): LineTerms {
  const { offer } = facts;
  const made = offerChosen(facts);
  if (!offer || !made) throw new Error("the documents need an offer that stands");
  const totals = paymentTotals(offer.line, offer.ratePercent, offer.termYears);
  const firstPaymentOn = firstPaymentDate(fundedOn, facts.autopayAccount?.draftDay);
  const { laterDraws } = made;
  return {
    creditLimit: offer.line,
    initialDraw: offer.initialDraw,
    originationFee: offer.originationFee,
    originationFeePercent: offer.feePercent,
    ratePercent: offer.ratePercent,
    termMonths: totals.payments,
    monthlyPayment: totals.monthlyPayment,
    finalPayment: totals.finalPayment,
    totalInterest: totals.totalInterest,
    firstPaymentOn,
    maturesOn: lastPaymentDate(firstPaymentOn, totals.payments),
    laterDraws: {
      indexName: INDEX_NAME,
      indexPercent: toRatePercent(laterDraws.primePercent),
      marginPercent: offer.marginPercent,
      maximumRatePercent: toRatePercent(laterDraws.maxRatePercent),
      drawPeriodMonths: Math.round(laterDraws.drawPeriodYears * MONTHS_PER_YEAR),
      limitPercent: Number(laterDraws.redrawPercentOfInitialDraw),
      minimumDraw: laterDraws.minDraw,
    },
  };
}
