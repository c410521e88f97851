import type { ForeignDocument } from "../application/document-titles.ts";
import type { ConditionCategory } from "../application/enumerations.ts";
import type { Condition } from "./condition.ts";

const raisedPapers: Readonly<Partial<Record<ConditionCategory, ForeignDocument>>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: "BANK_STATEMENT",
  FALSE_OWNERSHIP_TYPE_REVIEW: "OWNERSHIP_EVIDENCE",
  HELOC_MANUAL_PAYSTUB_UPLOAD: "USER_UPLOADED_PAYSTUB",
  PROPERTY_LEGAL_DESCRIPTION: "PROPERTY_DESCRIPTION_SOURCE",
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: "OWNERSHIP_EVIDENCE",
  REVIEW_TRUST_REQUIREMENTS: "CERTIFICATE_OF_TRUST",
};

/** As what papers are filed that staff ask for, other evidence where nothing is said of it; null where a condition wants none. */
export const papersOfRaised = ({
  categoryEnum,
  requestDocuments,
}: Pick<Condition, "categoryEnum" | "requestDocuments">): ForeignDocument | null =>
  requestDocuments ? (raisedPapers[categoryEnum] ?? "OTHER_EVIDENCE") : null;
