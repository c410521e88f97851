import type { Cents } from "../money/cents.ts";
import { compareRates, type RatePercent } from "../money/rate.ts";
import { type DecimalValue, ExactDecimal } from "../money/rounding.ts";
import type { Occupancy } from "../property/occupancy.ts";
import type { PropertyType } from "../property/property-type.ts";
import { eligibilityFor, isTexasHomestead } from "../underwriting/eligibility.ts";
import { exceedsHoepaRate } from "../underwriting/hoepa.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";
import { noteRate } from "./note-rate.ts";

export interface LineFacts {
  readonly score: number;
  readonly cltvPercent: DecimalValue;
  readonly termYears: number;
  readonly lienPosition: number;
  readonly occupancy: Occupancy;
  readonly feePercent: DecimalValue;
  readonly propertyType: PropertyType;
  readonly totalLine: Cents;
  readonly state: string;
}

/** The note rate of one line, or null when eligibility, the state's fee options or the rate sheet rule it out. */
export function priceLine(facts: LineFacts, policy: LendingPolicy): RatePercent | null {
  const eligibility = eligibilityFor({ ...facts, units: unitsOf(facts.propertyType) }, policy);
  if (eligibility === null) return null;
  if (new ExactDecimal(facts.cltvPercent).gt(eligibility.maxCltvPercent)) return null;
  if (facts.totalLine < policy.line.min || facts.totalLine > eligibility.maxLine) return null;
  if (!feeOptionsFor(facts, policy).some((fee) => compareRates(fee, facts.feePercent) === 0)) return null;
  return noteRate({ ...facts, overlayPercent: policy.overlayPercent }, policy.rateSheet);
}

/** The origination fees, in percent of the draw, that a borrower may choose between where the home is. */
export function feeOptionsFor(
  property: { readonly state: string; readonly occupancy: Occupancy },
  policy: LendingPolicy,
): readonly string[] {
  const homestead = policy.stateOverrides[property.state]?.homesteadFeePercents;
  if (property.occupancy === "PRIMARY" && homestead !== undefined) return homestead;
  // Without a lender's own choice a Texas homestead bears no fee: 4.99 % and 2.99 % are above the 2 % cap.
  return isTexasHomestead(property) ? ["0"] : policy.feePercents;
}

/** The number of homes that a kind of property counts as: three or four count as four, more as five. */
export function unitsOf(propertyType: PropertyType): number {
  if (propertyType === "DUPLEX") return 2;
  if (propertyType === "THREE_OR_FOUR_UNITS") return 4;
  return propertyType === "FIVE_OR_MORE_UNITS" ? 5 : 1;
}

export type HighCostGate = "OFFER" | "BLOCK_HIGH_COST" | "NO_RATE_TO_COMPARE";

/** No high-cost mortgage is ever made: the higher of first and later rate against the average prime offer rate. */
export function gateHighCost(facts: {
  readonly occupancy: Occupancy;
  readonly lienPosition: number;
  readonly ratePercent: DecimalValue;
  readonly laterDrawRatePercent?: DecimalValue;
  readonly aporPercent: DecimalValue | null;
}): HighCostGate {
  if (facts.occupancy !== "PRIMARY") return "OFFER";
  if (facts.aporPercent === null) return "NO_RATE_TO_COMPARE";
  const later = facts.laterDrawRatePercent ?? facts.ratePercent;
  const aprPercent = compareRates(later, facts.ratePercent) > 0 ? later : facts.ratePercent;
  return exceedsHoepaRate({ lienPosition: facts.lienPosition, aprPercent, aporPercent: facts.aporPercent })
    ? "BLOCK_HIGH_COST"
    : "OFFER";
}
