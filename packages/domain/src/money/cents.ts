import { type DecimalValue, ExactDecimal, roundHalfUp } from "./rounding.ts";

/** An amount of US dollars as a whole number of cents. */
export type Cents = number;

/** Nothing in the product is worth a trillion dollars; the bound keeps every sum exact. */
export const MAX_CENTS = 100_000_000_000_000;

/** Dollars as a decimal string or number ("52495.00") to cents, rounded half up. Throws RangeError on anything else. */
export function toCents(dollars: DecimalValue): Cents {
  let cents: number;
  try {
    cents = roundHalfUp(new ExactDecimal(dollars).times(100), 0).toNumber();
  } catch (cause) {
    throw new RangeError(`Not an amount of dollars: ${String(dollars)}`, { cause });
  }
  if (!Number.isFinite(cents) || Math.abs(cents) > MAX_CENTS) {
    throw new RangeError(`Amount out of range: ${String(dollars)}`);
  }
  return cents === 0 ? 0 : cents;
}

/** A decimal number of cents to whole cents, rounded half up. */
export function roundToCents(cents: DecimalValue): Cents {
  const rounded = roundHalfUp(cents, 0).toNumber();
  return rounded === 0 ? 0 : rounded;
}

/** Cents as a plain decimal string of dollars with two decimals: 5249500 → "52495.00". */
export function toDollarString(cents: Cents): string {
  return new ExactDecimal(cents).div(100).toFixed(2);
}

/** `percent` ("4.99") of an amount, rounded half up to the cent. */
export function percentOf(cents: Cents, percent: DecimalValue): Cents {
  return roundToCents(new ExactDecimal(cents).times(percent).div(100));
}

/** `percent` of an amount, rounded down to the cent: a limit of law is not passed by a part of a cent. */
export function percentAtMost(cents: Cents, percent: DecimalValue): Cents {
  return new ExactDecimal(cents).times(percent).div(100).floor().toNumber();
}

/** Zero of nothing. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** Down to a whole multiple, as amounts to borrow are offered in steps. */
export function floorToMultiple(cents: Cents, multiple: Cents): Cents {
  return Math.floor(cents / multiple) * multiple;
}
