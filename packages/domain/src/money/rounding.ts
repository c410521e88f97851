import { Decimal } from "decimal.js";

/** Decimal arithmetic with 40 significant digits, kept apart from the library's global settings. */
export const ExactDecimal = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

export type ExactDecimal = Decimal;
export type DecimalValue = Decimal.Value;

/** The product's one rounding rule: half away from zero at `places` decimals. */
export function roundHalfUp(value: DecimalValue, places: number): Decimal {
  return new ExactDecimal(value).toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
}

/** `numerator / denominator` of whole numbers, rounded half up to a whole number without leaving integers. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * Math.abs(numerator) + denominator;
  if (
    !Number.isInteger(numerator) ||
    !Number.isSafeInteger(doubled) ||
    !Number.isSafeInteger(denominator) ||
    denominator <= 0
  ) {
    throw new RangeError(`divideHalfUp needs whole numbers within 2^53, got ${numerator} / ${denominator}`);
  }
  const quotient = (doubled - (doubled % (2 * denominator))) / (2 * denominator);
  return numerator < 0 && quotient !== 0 ? -quotient : quotient;
}
