import type { Cents } from "../money/cents.ts";
import { dollarsForYear, type YearlyAmounts } from "../underwriting/yearly-amounts.ts";

export interface FloodFacts {
  /** Of the flood insurance rate map: "AE", "X", … */
  readonly zone: string;
  /** The full line: it can be drawn to its limit. */
  readonly newLine: Cents;
  readonly seniorBalance: Cents;
  readonly insurableValue: Cents;
  /** The community takes part in the National Flood Insurance Program. */
  readonly communityParticipates: boolean;
  readonly termYears?: number;
  readonly year: number;
}

export interface FloodRequirement {
  readonly specialFloodHazardArea: boolean;
  /** The borrower gets the notice of special flood hazards, whether or not the community takes part. */
  readonly noticeRequired: boolean;
  readonly insuranceRequired: boolean;
  readonly requiredCoverage: Cents;
}

const SMALL_LOAN: Cents = 500_000;

/**
 * Flood insurance for a home in a special flood hazard area: the least of all loans on it together, the program's limit and what
 * can be insured. 42 USC 4012a(b); exempt are loans of $5,000 or less that run a year or less (4012a(c)(2)).
 */
export function floodRequirement(facts: FloodFacts, amounts: YearlyAmounts): FloodRequirement {
  const specialFloodHazardArea = isSpecialFloodHazardArea(facts.zone);
  const isSmallAndShort = facts.newLine <= SMALL_LOAN && (facts.termYears ?? Number.POSITIVE_INFINITY) <= 1;
  const insuranceRequired = specialFloodHazardArea && facts.communityParticipates && !isSmallAndShort;
  const { floodProgramLimit } = dollarsForYear(amounts, facts.year);
  return {
    specialFloodHazardArea,
    noticeRequired: specialFloodHazardArea,
    insuranceRequired,
    requiredCoverage: insuranceRequired
      ? Math.min(facts.newLine + facts.seniorBalance, floodProgramLimit, facts.insurableValue)
      : 0,
  };
}

/** Zones that begin with A or V. */
export function isSpecialFloodHazardArea(zone: string): boolean {
  return /^[AV]/i.test(zone.trim());
}
