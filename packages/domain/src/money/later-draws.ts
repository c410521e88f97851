import { type Cents, roundToCents } from "./cents.ts";
import { type RatePercent, toRatePercent } from "./rate.ts";
import { type DecimalValue, ExactDecimal } from "./rounding.ts";

const DAYS_PER_YEAR = 365;

/**
 * The rate of a draw after the first: a public index plus the plan's fixed margin, never above the plan's cap.
 * 12 CFR 1026.40(f)(1): the index is outside the creditor's control; 1026.30: a variable-rate plan states a maximum.
 */
export function laterDrawRate(prime: DecimalValue, margin: DecimalValue, cap: DecimalValue | null): RatePercent {
  const indexed = new ExactDecimal(prime).plus(margin);
  return toRatePercent(cap === null ? indexed : ExactDecimal.min(indexed, cap));
}

/** The daily periodic rate in percent, seven decimals, as the account-opening statement shows it (12 CFR 1026.14(b)). */
export function dailyPeriodicRate(rate: RatePercent): string {
  return new ExactDecimal(rate).div(DAYS_PER_YEAR).toFixed(7);
}

/** Interest on an unchanged balance over the days of a billing cycle, rounded half up once. */
export function dailyInterest(balance: Cents, rate: RatePercent, days: number): Cents {
  return roundToCents(
    new ExactDecimal(balance)
      .times(rate)
      .times(days)
      .div(100 * DAYS_PER_YEAR),
  );
}
