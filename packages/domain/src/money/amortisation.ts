import { type Cents, roundToCents } from "./cents.ts";
import { type RatePercent, rateInThousandths } from "./rate.ts";
import { divideHalfUp, ExactDecimal } from "./rounding.ts";

export const MONTHS_PER_YEAR = 12;

/** A yearly rate in thousandths of a percent divided by this is the monthly rate as a fraction. */
const THOUSANDTHS_TO_MONTHLY = 100 * 1000 * MONTHS_PER_YEAR;

export interface PaymentRow {
  /** 1 for the first payment. */
  readonly number: number;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly balance: Cents;
}

export interface PaymentTotals {
  readonly monthlyPayment: Cents;
  readonly finalPayment: Cents;
  readonly payments: number;
  readonly totalInterest: Cents;
  readonly totalOfPayments: Cents;
}

/** One month's interest, rounded half up to the cent. */
export function monthlyInterest(balance: Cents, rate: RatePercent): Cents {
  return divideHalfUp(balance * rateInThousandths(rate), THOUSANDTHS_TO_MONTHLY);
}

/** A decision asks for the same few factors hundreds of times, and a power of forty digits is the dearest thing it computes. */
const knownFactors = new Map<number, ExactDecimal>();
const MAX_KNOWN_FACTORS = 4096;

/** The share of the line paid each month: i / (1 − (1+i)^−n), or 1/n without interest. */
export function paymentFactor(rate: RatePercent, months: number): ExactDecimal {
  const thousandths = rateInThousandths(rate);
  const key = thousandths * 1000 + months;
  const known = knownFactors.get(key);
  if (known !== undefined) return known;
  const i = new ExactDecimal(thousandths).div(THOUSANDTHS_TO_MONTHLY);
  const factor = i.isZero()
    ? new ExactDecimal(1).div(months)
    : i.div(new ExactDecimal(1).minus(i.plus(1).pow(-months)));
  if (knownFactors.size >= MAX_KNOWN_FACTORS) knownFactors.clear();
  knownFactors.set(key, factor);
  return factor;
}

/** The level monthly payment on a line over `months`, rounded half up to the cent. */
export function levelPaymentOverMonths(line: Cents, rate: RatePercent, months: number): Cents {
  if (!Number.isInteger(months) || months <= 0) throw new RangeError(`Not a number of months: ${months}`);
  return roundToCents(paymentFactor(rate, months).times(line));
}

/** The level monthly payment on a line over a term in years. */
export function levelPayment(line: Cents, rate: RatePercent, termYears: number): Cents {
  return levelPaymentOverMonths(line, rate, termYears * MONTHS_PER_YEAR);
}

/** Every payment of a line over `months`. Interest is rounded each month, so the last payment clears what is left. */
export function scheduleOverMonths(line: Cents, rate: RatePercent, months: number): PaymentRow[] {
  const payment = levelPaymentOverMonths(line, rate, months);
  const thousandths = rateInThousandths(rate);
  const rows: PaymentRow[] = [];
  let balance = line;
  for (let number = 1; number <= months; number += 1) {
    const interest = divideHalfUp(balance * thousandths, THOUSANDTHS_TO_MONTHLY);
    const due = number === months ? balance + interest : payment;
    balance -= due - interest;
    rows.push({ number, payment: due, interest, principal: due - interest, balance });
  }
  return rows;
}

/** Every payment of a line over a term in years: one a month, the last clears what is left. */
export function schedule(line: Cents, rate: RatePercent, termYears: number): PaymentRow[] {
  return scheduleOverMonths(line, rate, termYears * MONTHS_PER_YEAR);
}

/** The sums of the schedule, without building it: what an offer shows. */
export function paymentTotals(line: Cents, rate: RatePercent, termYears: number): PaymentTotals {
  const payments = termYears * MONTHS_PER_YEAR;
  const monthlyPayment = levelPaymentOverMonths(line, rate, payments);
  const thousandths = rateInThousandths(rate);
  let balance = line;
  let totalInterest = 0;
  let finalPayment = monthlyPayment;
  for (let number = 1; number <= payments; number += 1) {
    const interest = divideHalfUp(balance * thousandths, THOUSANDTHS_TO_MONTHLY);
    totalInterest += interest;
    finalPayment = balance + interest;
    balance -= monthlyPayment - interest;
  }
  return { monthlyPayment, finalPayment, payments, totalInterest, totalOfPayments: line + totalInterest };
}
