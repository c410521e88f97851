import type { ConditionCategory } from "../application/enumerations.ts";
import type { Destination } from "./destination.ts";
import type { OpenCondition } from "./journey-facts.ts";
import type { RouteName } from "./routes.ts";

/** Where the card of a condition leads the borrower. */
export const conditionRoutes: Readonly<Record<ConditionCategory, Destination>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: "conditionsUploadDocument",
  FALSE_OWNERSHIP_TYPE_REVIEW: "reviewIncorrectOwnership",
  GENERIC_DOCUMENT_REQUEST: "conditionsUploadDocument",
  HARD_CREDIT_INQUIRY_REVIEW: "conditionsUploadDocument",
  HELOC_MANUAL_PAYSTUB_UPLOAD: { route: "incomeUpload", type: "MANUAL_PAYSTUB" },
  ID_VERIFICATION_FAILURE: "identity",
  IDENTITY_DOCUMENT_FRAUD_REVIEW: "identity",
  MISSING_PHONE_NUMBER: "conditionsPhoneNumber",
  PROPERTY_LEGAL_DESCRIPTION: "conditionsUploadDocument",
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: "reviewIncorrectOwnership",
  REVIEW_TRUST_REQUIREMENTS: "conditionsUploadDocument",
};

/** Whether this page, which may have been loaded before the server was renewed, knows what a kind of condition asks for. */
export const isKnownCategory = (category: string): category is ConditionCategory =>
  Object.hasOwn(conditionRoutes, category);

/** Where a condition is answered; of a kind that this page does not know, where it is told. */
export const conditionRouteOf = (category: string): Destination =>
  isKnownCategory(category) ? conditionRoutes[category] : "conditionsUploadDocument";

/** Where the card of a condition leads an additional signer. */
export function signerConditionRoute(category: string): RouteName {
  return conditionRouteOf(category) === "identity" ? "signerConditionsIdentity" : "signerConditionsUploadDocument";
}

/**
 * Where the conditions that wait for the borrower lead, and those under review whose page says what has come: whoever has sent the last paper
 * reads there that it came. Pictures of an ID are sent all at once, by a button that leads on.
 */
export function routesOfOpenConditions(conditions: readonly OpenCondition[]): readonly Destination[] {
  return conditions
    .map(({ categoryEnum, actionNeeded }) => ({ route: conditionRouteOf(categoryEnum), actionNeeded }))
    .filter(({ route, actionNeeded }) => actionNeeded || route !== "identity")
    .map(({ route }) => route);
}
