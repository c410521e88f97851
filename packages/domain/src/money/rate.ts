import { type DecimalValue, ExactDecimal, roundHalfUp } from "./rounding.ts";

/** An interest rate in percent a year as an exact decimal string with three decimals: "8.950". */
export type RatePercent = string;

const RATE_FORM = /^-?\d+\.\d{3}$/;

export function isRatePercent(text: string): text is RatePercent {
  return RATE_FORM.test(text);
}

/** Any decimal percent ("7.6", 7.6) to the stored form "7.600", rounded half up. Throws RangeError if it is no number. */
export function toRatePercent(percent: DecimalValue): RatePercent {
  let rate: ExactDecimal;
  try {
    rate = roundHalfUp(percent, 3);
  } catch (cause) {
    throw new RangeError(`Not a rate in percent: ${String(percent)}`, { cause });
  }
  if (!rate.isFinite()) throw new RangeError(`Not a rate in percent: ${String(percent)}`);
  return rate.toFixed(3);
}

/** The rate in thousandths of a percent, a whole number: "8.950" → 8950. For exact integer interest. */
export function rateInThousandths(rate: RatePercent): number {
  return new ExactDecimal(toRatePercent(rate)).times(1000).toNumber();
}

export function addRates(...rates: readonly DecimalValue[]): RatePercent {
  let sum = new ExactDecimal(0);
  for (const rate of rates) sum = sum.plus(rate);
  return toRatePercent(sum);
}

/** Negative, zero or positive, as for a sort. */
export function compareRates(a: DecimalValue, b: DecimalValue): number {
  return new ExactDecimal(a).comparedTo(b);
}

export function higherRate(a: RatePercent, b: RatePercent): RatePercent {
  return compareRates(a, b) >= 0 ? a : b;
}

/** For people: two decimals, three where the third is not zero. "8.950" → "8.95%", "8.125" → "8.125%". */
export function formatRate(rate: RatePercent): string {
  const exact = toRatePercent(rate);
  return `${exact.endsWith("0") ? exact.slice(0, -1) : exact}%`;
}
