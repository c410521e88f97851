import { type RatePercent, toRatePercent } from "./rate.ts";
import { type DecimalValue, ExactDecimal } from "./rounding.ts";

/**
 * The APR of a home-equity plan is its periodic rate times the periods in a year, so for a fixed-rate draw it is the note
 * rate; the origination fee is not in it. 12 CFR 1026.14(b), 1026.40.
 */
export function disclosedApr(rate: RatePercent): RatePercent {
  return toRatePercent(rate);
}

export type AprKind = "open-end" | "regular" | "irregular";

const toleranceByKind: Record<AprKind, string> = {
  "open-end": "0.125", // 12 CFR 1026.14(a)
  regular: "0.125", // 12 CFR 1026.22(a)(2)
  irregular: "0.25", // 12 CFR 1026.22(a)(3)
};

/** Is a disclosed APR close enough to the exact one? The limit itself is within tolerance. */
export function isAprWithinTolerance(exact: DecimalValue, disclosed: DecimalValue, kind: AprKind): boolean {
  return new ExactDecimal(disclosed).minus(exact).abs().lte(toleranceByKind[kind]);
}
