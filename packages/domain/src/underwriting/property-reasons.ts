import { daysBetween } from "../calendar/local-date.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import type { DecisionReason } from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";

/** What about the home rules a line out, whatever the numbers. */
export function propertyReasons({ asOf, property }: UnderwritingInput, policy: LendingPolicy): DecisionReason[] {
  const reasons: DecisionReason[] = [];
  if (!policy.eligibility.propertyTypes.includes(property.propertyType)) {
    reasons.push({
      finding: "PROPERTY_TYPE",
      code: "COLLATERAL_NOT_SUFFICIENT",
      specify: null,
      numbers: { propertyType: property.propertyType },
    });
  }
  const { titleChangeDays } = policy.eligibility;
  if (property.titleChangedOn !== null && daysBetween(property.titleChangedOn, asOf) < titleChangeDays) {
    reasons.push({
      finding: "TITLE_CHANGE",
      code: "OTHER",
      specify: `The title of the property changed in the last ${titleChangeDays} days`,
      numbers: { titleChangedOn: property.titleChangedOn, titleChangeDays },
    });
  }
  // All that Texas asks of a line on a homestead (Tex. Const. art. XVI s.50(a)(6), (t)) we keep for who lives there alone (policy).
  if (property.state === "TX" && property.ownerLivesThere === true && property.occupancy !== "PRIMARY") {
    reasons.push({
      finding: "OTHERS_HOMESTEAD",
      code: "OTHER",
      specify: "Another owner lives in this Texas property, and we lend on a homestead only to its resident",
      numbers: {},
    });
  }
  return reasons;
}

/** Below average: a person looks before anything is decided. */
export function needsConditionReview({ property, clearances }: UnderwritingInput): boolean {
  return !clearances.propertyCondition && (property.condition === "POOR" || property.condition === "FAIR");
}
