import { daysBetween, type LocalDate } from "../calendar/local-date.ts";
import { type Cents, sumCents } from "../money/cents.ts";
import { ExactDecimal } from "../money/rounding.ts";
import type { IncomeParts } from "./income-parts.ts";

export const countedKinds = ["payroll", "self-employment", "benefits"] as const;
/** Of a deposit that is income. */
export type CountedKind = (typeof countedKinds)[number];
export type DepositKind = CountedKind | "other";

/** Money that came into an account. */
export interface Deposit {
  readonly on: LocalDate;
  readonly kind: DepositKind;
  readonly amount: Cents;
}

/** An account younger than this shows too little. */
export const SHORTEST_HISTORY_DAYS = 60;
const DAYS_OF_YEAR = 365;

/**
 * What a deposit stands for before tax, in percent of itself: pay arrives after tax and is grossed up; of a business's takings a
 * quarter is taken to be its costs; benefits count as they come. Transfers, refunds and interest count nothing.
 */
const countedPercent: Readonly<Record<DepositKind, (amount: ExactDecimal) => ExactDecimal>> = {
  payroll: (amount) => amount.div(75).times(100),
  "self-employment": (amount) => amount.times(75).div(100),
  benefits: (amount) => amount,
  other: () => new ExactDecimal(0),
};

/**
 * Gross yearly income that deposits of a stretch of days bear out, both days included; null when the stretch is too short to
 * say anything.
 */
export function depositIncome(deposits: readonly Deposit[], from: LocalDate, to: LocalDate): Cents | null {
  const days = 1 + daysBetween(from, to);
  if (days < SHORTEST_HISTORY_DAYS) return null;
  const counted = sumCents(
    deposits
      .filter(({ on }) => on >= from && on <= to)
      .map(({ kind, amount }) => countedPercent[kind](new ExactDecimal(amount)).floor().toNumber()),
  );
  return new ExactDecimal(counted).times(DAYS_OF_YEAR).div(days).floor().toNumber();
}

/** The same, apart by kind of income; kinds of which nothing came are left out. */
export function depositParts(deposits: readonly Deposit[], from: LocalDate, to: LocalDate): IncomeParts | null {
  const of = (kind: DepositKind) =>
    depositIncome(
      deposits.filter((deposit) => deposit.kind === kind),
      from,
      to,
    );
  const [pay, business, benefits] = [of("payroll"), of("self-employment"), of("benefits")];
  if (pay === null || business === null || benefits === null) return null;
  return { ...(pay > 0 && { pay }), ...(business > 0 && { business }), ...(benefits > 0 && { benefits }) };
}
