import type { ConditionCategory } from "../application/enumerations.ts";

/** What may be asked of somebody who signs: who they are and whose the home is. Income, credit and accounts are the borrower's. */
export const signerCategories = [
  "GENERIC_DOCUMENT_REQUEST",
  "ID_VERIFICATION_FAILURE",
  "IDENTITY_DOCUMENT_FRAUD_REVIEW",
  "MISSING_PHONE_NUMBER",
  "FALSE_OWNERSHIP_TYPE_REVIEW",
  "PROPERTY_OWNERSHIP_FRAUD_REVIEW",
  "PROPERTY_LEGAL_DESCRIPTION",
  "REVIEW_TRUST_REQUIREMENTS",
] as const satisfies readonly ConditionCategory[];
