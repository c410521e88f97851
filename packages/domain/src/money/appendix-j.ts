import { addMonths, type LocalDate } from "../calendar/local-date.ts";
import type { Cents } from "./cents.ts";
import { type ElapsedPeriods, elapsedPeriods, periodsPerYear, type UnitPeriod } from "./unit-periods.ts";

export interface DatedAmount {
  readonly date: LocalDate;
  readonly amount: Cents;
}

/** An amount at its distance from the start of the term. */
export interface TimedAmount extends ElapsedPeriods {
  readonly amount: Cents;
}

const TOLERANCE = 1e-13;
const MAX_ITERATIONS = 200;

/**
 * The annual percentage rate of dated advances and payments by the actuarial method, in percent with `decimals` decimals.
 * Regulation Z Appendix J (b)(8). Throws RangeError when the payments do not repay the advances.
 */
export function appendixJApr(
  advances: readonly DatedAmount[],
  payments: readonly DatedAmount[],
  period: UnitPeriod,
  decimals = 6,
): string {
  const start = advances.map(({ date }) => date).reduce((first, date) => (date < first ? date : first));
  const timed = ({ date, amount }: DatedAmount): TimedAmount => ({ amount, ...elapsedPeriods(start, date, period) });
  const rate = solvePeriodRate(advances.map(timed), payments.map(timed));
  return (rate * periodsPerYear(period) * 100).toFixed(decimals);
}

/** The usual unit-period of one advance and one payment: the term, but not more than a year. Appendix J (b)(4)(iii). */
export function singlePaymentPeriod(advance: LocalDate, payment: LocalDate): UnitPeriod {
  return payment >= addMonths(advance, 12) ? { unit: "year" } : { unit: "term", from: advance, to: payment };
}

/**
 * The rate per unit-period, as a fraction, that makes both sides of the equation equal. A rate is not money: doubles carry
 * fifteen digits, and eight decimals are asked for.
 */
export function solvePeriodRate(advances: readonly TimedAmount[], payments: readonly TimedAmount[]): number {
  const shortfall = (rate: number) => presentValue(advances, rate) - presentValue(payments, rate);
  const atZero = shortfall(0);
  if (atZero === 0) return 0;
  if (atZero > 0) throw new RangeError("The payments do not repay the advances.");
  let low = 0;
  let high = 0.01;
  while (shortfall(high) < 0) {
    low = high;
    high *= 2;
    if (high > 1000) throw new RangeError("No rate below 100,000 % a period equates advances and payments.");
  }
  return bisectWithSecant(shortfall, low, high);
}

/** Root of an increasing function between `low` and `high`: secant steps, kept inside a shrinking bracket. */
function bisectWithSecant(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  let [fa, fb] = [f(a), f(b)];
  for (let i = 0; i < MAX_ITERATIONS && b - a > TOLERANCE; i += 1) {
    const secant = a - (fa * (b - a)) / (fb - fa);
    // Every third step halves the bracket, so that a flat side cannot stall it.
    const x = i % 3 === 2 || !(secant > a && secant < b) ? (a + b) / 2 : secant;
    const fx = f(x);
    if (fx === 0) return x;
    if (fx < 0) [a, fa] = [x, fx];
    else [b, fb] = [x, fx];
  }
  return (a + b) / 2;
}

function presentValue(amounts: readonly TimedAmount[], rate: number): number {
  let [sum, periods, growth] = [0, 0, 1];
  for (const { amount, full, fraction } of amounts) {
    // Payments follow each other period by period: to take a power for each of them is most of what a price costs.
    if (full === periods + 1) growth *= 1 + rate;
    else if (full !== periods) growth = (1 + rate) ** full;
    periods = full;
    sum += amount / ((1 + fraction * rate) * growth);
  }
  return sum;
}
