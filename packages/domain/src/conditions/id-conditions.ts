import type { ConditionCategory } from "../application/enumerations.ts";

/** Whether pictures of an identity document answer it. */
export const asksForId = (category: ConditionCategory): boolean =>
  category === "ID_VERIFICATION_FAILURE" || category === "IDENTITY_DOCUMENT_FRAUD_REVIEW";

/** How many papers are asked for where staff want so many: an ID takes both sides, or its page and a face. */
export const papersAsked = (category: ConditionCategory, wanted: number): number =>
  asksForId(category) ? Math.max(2, wanted) : wanted;
