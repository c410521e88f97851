import { type DecimalValue, ExactDecimal, roundHalfUp } from "./rounding.ts";

/** An interest rate in percent a year as an exact decimal string with three decimals: "8.950". */
export type RatePercent = string;

const RATE_FORM = /^-?\d+\.\d{3}$/;

/** A percentage as the product writes one, with its three decimals: "8.375". */
export function isRatePercent(text: string): text is RatePercent {
  return RATE_FORM.test(text);
}

/** A percentage as policies and offers write it: three decimals at most, and as many digits as stay exact in a number. */
const PLAIN_FORM = /^(-?)(\d{1,9})(?:\.(\d{1,3}))?$/;

/**
 * Such a percentage in thousandths, without the long arithmetic: a decision compares and adds a thousand of them, and spent a fifth of its
 * time on that. Undefined for any other value.
 */
function plainThousandths(percent: DecimalValue): number | undefined {
  const [, sign, whole, decimals = ""] = (typeof percent === "string" && PLAIN_FORM.exec(percent)) || [];
  if (whole === undefined) return undefined;
  const thousandths = Number(whole) * 1000 + Number(decimals.padEnd(3, "0"));
  return sign === "" ? thousandths : 0 - thousandths;
}

function writeThousandths(thousandths: number): RatePercent {
  const digits = String(Math.abs(thousandths)).padStart(4, "0");
  return `${thousandths < 0 ? "-" : ""}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** Any decimal percent ("7.6", 7.6) to the stored form "7.600", rounded half up. Throws RangeError if it is no number. */
export function toRatePercent(percent: DecimalValue): RatePercent {
  const plain = plainThousandths(percent);
  if (plain !== undefined) return writeThousandths(plain);
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
  return plainThousandths(rate) ?? new ExactDecimal(toRatePercent(rate)).times(1000).toNumber();
}

/** Exact, without binary fractions; the parts may be percentages with fewer decimals. */
export function addRates(...rates: readonly DecimalValue[]): RatePercent {
  const plain = rates.map(plainThousandths);
  if (plain.every((rate) => rate !== undefined)) return writeThousandths(plain.reduce((sum, rate) => sum + rate, 0));
  let sum = new ExactDecimal(0);
  for (const rate of rates) sum = sum.plus(rate);
  return toRatePercent(sum);
}

/** Negative, zero or positive, as for a sort. */
export function compareRates(a: DecimalValue, b: DecimalValue): number {
  const [first, second] = [plainThousandths(a), plainThousandths(b)];
  if (first !== undefined && second !== undefined) return Math.sign(first - second);
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
