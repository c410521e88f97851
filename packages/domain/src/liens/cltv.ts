import { type Cents, sumCents } from "../money/cents.ts";
import { type DecimalValue, ExactDecimal } from "../money/rounding.ts";

/** What of a lien counts beside the new line. */
export interface LienAmount {
  readonly balance: Cents;
  readonly openEnd?: boolean;
  readonly limit?: Cents | null;
  readonly paidOffAtClosing: boolean;
}

/** A closed-end balance, or the full limit of an open line: it can be drawn again tomorrow. */
export function claimOf({ balance, openEnd = false, limit = null }: LienAmount): Cents {
  return openEnd && limit !== null ? Math.max(limit, balance) : balance;
}

/** Claims that stay on the home after closing. */
export function remainingClaims(liens: readonly LienAmount[]): Cents {
  return sumCents(liens.filter((lien) => !lien.paidOffAtClosing).map(claimOf));
}

/** Our place in line: after every lien that is not paid off at closing. */
export function newLienPosition(liens: readonly LienAmount[]): number {
  return 1 + liens.filter((lien) => !lien.paidOffAtClosing).length;
}

/** Combined loan-to-value in percent, unrounded. Infinite for a home without value. */
export function cltvPercent(otherClaims: Cents, totalLine: Cents, value: Cents): ExactDecimal {
  return new ExactDecimal(otherClaims + totalLine).times(100).div(value);
}

/** For storage and screens: three decimals. Limits compare the unrounded figure. */
export function formatCltv(cltv: ExactDecimal): string {
  return cltv.toFixed(3);
}

/** The largest line that keeps the combined loan-to-value at or below a limit, to the cent. Never negative. */
export function maxLineAtCltv(otherClaims: Cents, value: Cents, maxCltvPercent: DecimalValue): Cents {
  return Math.max(0, new ExactDecimal(value).times(maxCltvPercent).div(100).floor().toNumber() - otherClaims);
}
