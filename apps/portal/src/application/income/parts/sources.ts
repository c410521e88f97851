import type { DocumentType } from "@gable/domain/application/document-types.ts";
import type { ConsentType, IncomeSourceType } from "@gable/domain/application/enumerations.ts";

/** What must be agreed to before a kind of source is read on its own page; the others are uploaded. */
export const linkConsents = {
  EMPINFO: "PAYROLL_READING",
  PAYROLL: "PAYROLL_READING",
  PLAID_TRANSACTIONS: "BANK_ACCOUNT_READING",
  TAX_TRANSCRIPT: "TAX_TRANSCRIPT",
} as const satisfies Partial<Record<IncomeSourceType, ConsentType>>;
export type LinkableSource = keyof typeof linkConsents;

/** What is uploaded for a kind of source, and how much of it stands in for an income when nobody has said. */
export const uploadedPapers = {
  MANUAL_PAYSTUB: { document: "USER_UPLOADED_PAYSTUB", wanted: 2 },
  TAX_RETURN: { document: "TAX_RETURN", wanted: 2 },
  AWARD_LETTER: { document: "AWARD_LETTER", wanted: 1 },
  W2: { document: "W2", wanted: 1 },
} as const satisfies Partial<Record<IncomeSourceType, { document: DocumentType; wanted: number }>>;
export type UploadedSource = keyof typeof uploadedPapers;

export const isLinkable = (source: string): source is LinkableSource => Object.hasOwn(linkConsents, source);
export const isUploaded = (source: string): source is UploadedSource => Object.hasOwn(uploadedPapers, source);
