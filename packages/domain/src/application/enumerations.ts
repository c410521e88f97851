import * as z from "zod";

export const EmploymentType = z.enum([
  "FULL_TIME",
  "PART_TIME",
  "SELF_EMPLOYED",
  "RETIRED",
  "UNEMPLOYED",
  "SEPARATE_MAINTENANCE_PAYMENTS",
]);
export type EmploymentType = z.infer<typeof EmploymentType>;

/** How the borrower repays: drawn from an account each month, or paid by hand. The wire calls it `payType`. */
export const PaymentMode = z.enum(["AUTOPAY", "MANUAL"]);
export type PaymentMode = z.infer<typeof PaymentMode>;

/** The answer of a bank account check. */
export const VerificationStatus = z.enum(["VERIFIED", "FAILED_VERIFICATION", "PENDING_REVIEW"]);
export type VerificationStatus = z.infer<typeof VerificationStatus>;

/** A broker price opinion: a person's look at the value of the home. */
export const BpoStatus = z.enum([
  "BPO_NOT_REQUIRED",
  "BPO_REQUIRED",
  "UNKNOWN_BPO_STATUS",
  "BPO_PROCESSING",
  "BPO_COMPLETE",
]);
export type BpoStatus = z.infer<typeof BpoStatus>;

export const TitleStatus = z.enum([
  "TITLE_REQUIRED",
  "TITLE_NOT_REQUIRED",
  "PREQUAL_TITLE_PROCESSING",
  "PREQUAL_TITLE_COMPLETE",
  "FINAL_TITLE_PROCESSING",
  "FINAL_TITLE_COMPLETE",
  "UNKNOWN_TITLE_STATUS",
]);
export type TitleStatus = z.infer<typeof TitleStatus>;

export const Decision = z.enum([
  "APPROVED",
  "ASSET_DEPLETION",
  "DECLINE",
  "ERROR",
  "FINAL",
  "INELIGIBLE",
  "INITIAL",
  "REVIEW",
  "SELECT",
  "UNKNOWN",
]);
export type Decision = z.infer<typeof Decision>;

export const SubDecision = z.enum([
  "BPO_PENDING",
  "CREDIT_FROZEN",
  "FINAL_OFFER",
  "UNVERIFIED_DTI_LIMITED",
  "UNVERIFIED_OFFER",
  "UNVERIFIED_ONBOARDING_COMPLETE",
  "VERIFIED_DTI_LIMITED",
  "VERIFIED_INCOME_MATCHED_OFFER",
  "VERIFIED_OFFER",
  "VERIFIED_RESERVE_LIMITED",
]);
export type SubDecision = z.infer<typeof SubDecision>;

export const PropertyCondition = z.enum([
  "UNKNOWN_CONDITION",
  "NOT_AVAILABLE",
  "POOR",
  "FAIR",
  "AVERAGE",
  "GOOD",
  "EXCELLENT",
]);
export type PropertyCondition = z.infer<typeof PropertyCondition>;

export const InterestRateType = z.enum(["FIXED", "FLOATING", "UNKNOWN"]);
export type InterestRateType = z.infer<typeof InterestRateType>;

/** What a condition asks for. */
export const ConditionCategory = z.enum([
  "BANK_ACCOUNT_FRAUD_REVIEW",
  "FALSE_OWNERSHIP_TYPE_REVIEW",
  "GENERIC_DOCUMENT_REQUEST",
  "HARD_CREDIT_INQUIRY_REVIEW",
  "HELOC_MANUAL_PAYSTUB_UPLOAD",
  "ID_VERIFICATION_FAILURE",
  "IDENTITY_DOCUMENT_FRAUD_REVIEW",
  "MISSING_PHONE_NUMBER",
  "PROPERTY_LEGAL_DESCRIPTION",
  "PROPERTY_OWNERSHIP_FRAUD_REVIEW",
  "REVIEW_TRUST_REQUIREMENTS",
]);
export type ConditionCategory = z.infer<typeof ConditionCategory>;

/** Where a signed loan stands on its way to the money. */
export const ChecklistStatus = z.enum(["GEN_RESCISSION", "RESCISSION", "RECORDING", "FUNDABLE"]);
export type ChecklistStatus = z.infer<typeof ChecklistStatus>;

/** Where the other people who must sign stand, taken together. COMPLETE also when nobody else need sign. */
export const CoDeedStatus = z.enum(["PENDING", "COMPLETE", "CANCELLED"]);
export type CoDeedStatus = z.infer<typeof CoDeedStatus>;

/** How the borrower holds the home. */
export const OwnershipType = z.enum(["SOLE", "JOINT", "TRUST", "LLC"]);
export type OwnershipType = z.infer<typeof OwnershipType>;

export const ConsentType = z.enum([
  "SOFT_CREDIT",
  "HARD_CREDIT",
  "ELECTRONIC_RECORDS",
  "TERMS_OF_USE",
  "TEXT_MESSAGES",
  "BANK_ACCOUNT_READING",
  "PAYROLL_READING",
  "TAX_TRANSCRIPT",
  "EMPLOYMENT_VERIFICATION",
  "AUTOPAY",
  "LIEN_ATTESTATION",
]);
export type ConsentType = z.infer<typeof ConsentType>;

/**
 * Where an income figure came from. The first three names are the specification's: the borrower's own statement,
 * uploaded pay stubs, and bank transactions; the rest are payroll, employer and tax sources, forms W-2, and
 * letters that award a pension or benefits.
 */
export const IncomeSourceType = z.enum([
  "EMPINFO",
  "MANUAL_PAYSTUB",
  "PLAID_TRANSACTIONS",
  "PAYROLL",
  "EMPLOYER_DATABASE",
  "TAX_TRANSCRIPT",
  "TAX_RETURN",
  "AWARD_LETTER",
  "W2",
]);
export type IncomeSourceType = z.infer<typeof IncomeSourceType>;

export const UploadMethod = z.enum(["MOBILE_IMAGE", "FILE_UPLOAD"]);
export type UploadMethod = z.infer<typeof UploadMethod>;

/** Version of the rule that says who an additional signer is; see `additional-signer.ts`. */
export const AdditionalSignerVersion = z.enum(["v1", "v2"]);
export type AdditionalSignerVersion = z.infer<typeof AdditionalSignerVersion>;
