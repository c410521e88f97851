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
  return reasons;
}

/** Below average: a person looks before anything is decided. */
export function needsConditionReview({ property, clearances }: UnderwritingInput): boolean {
  return !clearances.propertyCondition && (property.condition === "POOR" || property.condition === "FAIR");
}
