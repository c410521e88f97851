import { schedule } from "../money/amortisation.ts";
import type { Cents } from "../money/cents.ts";
import type { OfferQuote } from "./offer.ts";

/** What paying the origination fee for a lower rate comes to, beside the same cash without a fee. */
export interface FeeBreakEven {
  /** Payments after which fee and interest together have cost less than the higher rate alone; null when they never do. */
  readonly afterPayments: number | null;
  /** How much less is paid each month with the fee; negative when it is more. */
  readonly monthlySaving: Cents;
  /** How much less interest and fee cost over the whole term; negative when it is more. */
  readonly savingInAll: Cents;
}

/**
 * Compares a quote with a fee to one without, both with the same cash in hand and the same term. The fee is borrowed too, so that
 * a lower rate on a larger line is set against a higher rate on a smaller one, month by month.
 */
export function feeBreakEven(withFee: OfferQuote, withoutFee: OfferQuote): FeeBreakEven {
  const lower = schedule(withFee.totalLine, withFee.ratePercent, withFee.termYears);
  const higher = schedule(withoutFee.totalLine, withoutFee.ratePercent, withoutFee.termYears);
  let costWith = withFee.originationFee;
  let costWithout = withoutFee.originationFee;
  let afterPayments: number | null = null;
  for (const [index, payment] of lower.entries()) {
    costWith += payment.interest;
    costWithout += higher[index]?.interest ?? 0;
    // Late in the term the dearer line may catch up again: what counts is from when on it stays cheaper.
    if (costWith > costWithout) afterPayments = null;
    else afterPayments ??= payment.number;
  }
  return {
    afterPayments,
    monthlySaving: withoutFee.monthlyPayment - withFee.monthlyPayment,
    savingInAll: costWithout - costWith,
  };
}
