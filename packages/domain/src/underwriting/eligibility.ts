import type { Cents } from "../money/cents.ts";
import { ExactDecimal } from "../money/rounding.ts";
import type { Occupancy } from "../property/occupancy.ts";
import type { LendingPolicy } from "./lending-policy.ts";

export interface EligibilityFacts {
  readonly score: number;
  readonly occupancy: Occupancy;
  readonly lienPosition: number;
  readonly state: string;
  readonly units: number;
}

export interface Eligibility {
  readonly grade: string;
  /** Percent as a decimal string. */
  readonly maxCltvPercent: string;
  readonly maxLine: Cents;
}

/** How far a home may be lent against for a score; null when nothing is lent. Texas homesteads never above the constitution's cap. */
export function eligibilityFor(facts: EligibilityFacts, policy: LendingPolicy): Eligibility | null {
  const { eligibility } = policy;
  const tier = eligibility.tiers.find((row) => facts.score >= row.minScore);
  if (tier === undefined || facts.units > 2 || facts.lienPosition > eligibility.maxLienPosition) return null;
  if (facts.units === 2 && facts.score < eligibility.duplex.minScore) return null;
  const caps = tier.maxCltvPercent[facts.occupancy];
  if (caps === null) return null;
  let cap = new ExactDecimal(facts.lienPosition === 1 ? caps.first : caps.second);
  if (facts.units === 2) cap = cap.minus(eligibility.duplex.cltvReductionPercent);
  if (isTexasHomestead(facts)) cap = ExactDecimal.min(cap, policy.texas.maxCltvPercent);
  return {
    grade: tier.grade,
    maxCltvPercent: cap.toFixed(),
    maxLine: Math.min(tier.maxLine, eligibility.maxLineByOccupancy[facts.occupancy]),
  };
}

/** An owner's principal dwelling in Texas: Tex. Const. art. XVI s.50(a)(6) applies. */
export function isTexasHomestead({ state, occupancy }: { state: string; occupancy: Occupancy }): boolean {
  return state === "TX" && occupancy === "PRIMARY";
}
