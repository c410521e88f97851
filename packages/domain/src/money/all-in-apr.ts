import type { LocalDate } from "../calendar/local-date.ts";
import type { PaymentTotals } from "./amortisation.ts";
import { solvePeriodRate, type TimedAmount } from "./appendix-j.ts";
import type { Cents } from "./cents.ts";
import { type ElapsedPeriods, elapsedPeriods, MONTHLY } from "./unit-periods.ts";

export interface PaymentDates {
  readonly disbursement: LocalDate;
  readonly firstPayment: LocalDate;
}

const ONE_MONTH: ElapsedPeriods = { full: 1, fraction: 0 };

/**
 * A voluntary figure: what the draw costs a year when the origination fee counts as a prepaid finance charge, in percent with
 * four decimals. Never to be shown as "APR". Without dates the first payment is one month after the money; later payments
 * follow a month apart, whatever the length of the month (Appendix J (b)(3)).
 */
export function allInApr(initialDraw: Cents, totals: PaymentTotals, dates: PaymentDates | null = null): string {
  const first = dates === null ? ONE_MONTH : elapsedPeriods(dates.disbursement, dates.firstPayment, MONTHLY);
  const payments: TimedAmount[] = [];
  for (let number = 1; number <= totals.payments; number += 1) {
    const amount = number === totals.payments ? totals.finalPayment : totals.monthlyPayment;
    payments.push({ amount, full: first.full + number - 1, fraction: first.fraction });
  }
  const rate = solvePeriodRate([{ amount: initialDraw, full: 0, fraction: 0 }], payments);
  return (rate * 1200).toFixed(4);
}
