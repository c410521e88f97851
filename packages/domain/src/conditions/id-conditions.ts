import type { ConditionCategory } from "../application/enumerations.ts";

/** Whether pictures of an identity document answer it. */
export const asksForId = (category: ConditionCategory): boolean =>
  category === "ID_VERIFICATION_FAILURE" || category === "IDENTITY_DOCUMENT_FRAUD_REVIEW";

/** How many papers answer it at least: of an ID both sides, or its page and a face. */
export const fewestPapers = (category: ConditionCategory): number => (asksForId(category) ? 2 : 1);
