import { levelPaymentOverMonths, monthlyInterest } from "@gable/domain/money/amortisation.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { laterDrawRate } from "@gable/domain/money/later-draws.ts";
import type { RatePercent } from "@gable/domain/money/rate.ts";
import type { IndexYear } from "./prime-history.ts";

export interface HistoricalRow extends IndexYear {
  readonly aprPercent: RatePercent;
  readonly monthlyPayment: Cents;
}

const monthsPerYear = 12;

/**
 * How rate and payment of one draw would have moved with the index, one row a year: the rate is set for the year, and the
 * payment is what repays the balance in the months that are left. 12 CFR 1026.40(d)(12)(xi)
 */
export function historicalExample(
  drawn: Cents,
  termMonths: number,
  marginPercent: RatePercent,
  maximumRatePercent: RatePercent,
  history: readonly IndexYear[],
): HistoricalRow[] {
  if (history.length * monthsPerYear > termMonths) throw new RangeError("The example is longer than the term");
  let balance = drawn;
  return history.map((indexYear, index): HistoricalRow => {
    const aprPercent = laterDrawRate(indexYear.percent, marginPercent, maximumRatePercent);
    const monthlyPayment = levelPaymentOverMonths(balance, aprPercent, termMonths - index * monthsPerYear);
    for (let month = 0; month < monthsPerYear; month += 1)
      balance += monthlyInterest(balance, aprPercent) - monthlyPayment;
    return { ...indexYear, aprPercent, monthlyPayment };
  });
}
