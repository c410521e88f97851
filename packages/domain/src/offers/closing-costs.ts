import { type Cents, sumCents } from "../money/cents.ts";
import { divideHalfUp } from "../money/rounding.ts";
import type { Occupancy } from "../property/occupancy.ts";
import { isTexasHomestead } from "../underwriting/eligibility.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";

export type ClosingCost = "VALUATION" | "MANUAL_NOTARY" | "RECORDING_FEE" | "RECORDING_TAX";

export interface CostRange {
  readonly low: Cents;
  readonly high: Cents;
}

export interface ClosingCosts extends CostRange {
  readonly items: readonly (CostRange & { readonly cost: ClosingCost })[];
  /** Where the lender pays, `low` and `high` are 0, and the items say what it pays. */
  readonly paidBy: "borrower" | "lender";
}

export interface ClosingCostFacts {
  readonly state: string;
  readonly occupancy: Occupancy;
  readonly totalLine: Cents;
  /** No automated value was good enough, so a person values the home. */
  readonly needsValuation: boolean;
  /** Whether a notary comes; undefined while the county has not said. */
  readonly manualNotary: boolean | undefined;
  /** What the county charges for recording; undefined while it has not said. */
  readonly recordingFee?: Cents | undefined;
}

const PER: Cents = 10_000_000;

/** A county's own fee, as far as the disclosures name it: what is more the lender pays. */
function recordingRange(
  fee: Cents | undefined,
  { recordingLow, recordingHigh }: Pick<LendingPolicy["fees"], "recordingLow" | "recordingHigh">,
): CostRange {
  if (fee === undefined) return { low: recordingLow, high: recordingHigh };
  const charged = Math.min(fee, recordingHigh);
  return { low: charged, high: charged };
}

/** Third-party and government charges beside the origination fee, as a range until the county's own are known, and who pays them. */
export function estimateClosingCosts(facts: ClosingCostFacts, policy: LendingPolicy): ClosingCosts {
  const { fees } = policy;
  const tax = policy.stateOverrides[facts.state]?.recordingTaxPer100k ?? { low: 0, high: 0 };
  const items: ClosingCosts["items"] = [
    ...(facts.needsValuation ? [{ cost: "VALUATION" as const, low: fees.valuation, high: fees.valuation }] : []),
    ...(facts.manualNotary === false
      ? []
      : [{ cost: "MANUAL_NOTARY" as const, low: facts.manualNotary ? fees.manualNotary : 0, high: fees.manualNotary }]),
    { cost: "RECORDING_FEE", ...recordingRange(facts.recordingFee, fees) },
    {
      cost: "RECORDING_TAX",
      low: divideHalfUp(tax.low * facts.totalLine, PER),
      high: divideHalfUp(Math.min(tax.high, fees.recordingTaxPer100kHigh) * facts.totalLine, PER),
    },
  ];
  // They would count toward what a homestead's owner may be charged (Texas Constitution XVI 50(a)(6)(E)).
  if (isTexasHomestead(facts)) return { low: 0, high: 0, items, paidBy: "lender" };
  const low = sumCents(items.map((item) => item.low));
  const high = sumCents(items.map((item) => item.high));
  return { low, high, items, paidBy: "borrower" };
}
