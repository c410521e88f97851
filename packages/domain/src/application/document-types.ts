import * as z from "zod";

/** The side of an identity document that proves it is on file. */
export const identityDocumentFronts = [
  "DRIVERS_LICENSE_FRONT",
  "ID_CARD_FRONT",
  "PASSPORT_FRONT",
  "PERMANENT_RESIDENT_FRONT",
] as const;

export const identityDocumentBacks = ["DRIVERS_LICENSE_BACK", "ID_CARD_BACK", "PERMANENT_RESIDENT_BACK"] as const;

/** What a borrower or signer may be asked to upload besides identity documents. `PORTRAIT`: their face, to compare with the document. */
export const evidenceDocuments = [
  "PORTRAIT",
  "BANK_STATEMENT",
  "CERTIFICATE_OF_TRUST",
  "PROPERTY_DESCRIPTION_SOURCE",
  "USER_UPLOADED_PAYSTUB",
  "W2",
  "TAX_RETURN",
  "AWARD_LETTER",
  "PROOF_OF_HAZARD_INSURANCE",
  "PROOF_OF_FLOOD_INSURANCE",
  "OWNERSHIP_EVIDENCE",
  "LIEN_PAYOFF_EVIDENCE",
  "VALUATION_EVIDENCE",
  "OTHER_EVIDENCE",
] as const;

/** What the lender gives to read, or to read and sign. */
export const disclosureDocuments = [
  "ESIGN_DISCLOSURE",
  "SOFT_CREDIT_AUTHORIZATION",
  "HARD_CREDIT_AUTHORIZATION",
  "EARLY_HELOC_DISCLOSURE",
  "CFPB_HELOC_BOOKLET",
  "GLBA_NOTICE",
  "CREDIT_SCORE_NOTICE",
  "NO_CREDIT_SCORE_NOTICE",
  "RIGHT_TO_RECEIVE_VALUATION",
  "VALUATION_COPY",
  "APPLICATION_SUMMARY",
  "STATEMENT_OF_LOAN",
  "COUNSELLOR_LIST",
  "TEXAS_50G_NOTICE",
  "TEXAS_FINAL_ITEMIZATION",
  "TEXAS_FAIR_MARKET_VALUE",
  "ILLINOIS_REINVESTMENT_NOTICE",
  "RIGHT_NOT_TO_CLOSE",
  "FLOOD_NOTICE",
  "INSURANCE_REQUIREMENTS",
  "ACCOUNT_OPENING_DISCLOSURE",
  "CREDIT_AGREEMENT",
  "SECURITY_INSTRUMENT",
  "RIGHT_TO_CANCEL",
  "CONFIRMATION_OF_NON_RESCISSION",
  "SIGNER_STATEMENT",
  "PAYOFF_AUTHORIZATION",
  "AUTOPAY_AUTHORIZATION",
  "LIEN_ATTESTATION",
  "COUNTEROFFER_NOTICE",
  "ADVERSE_ACTION_NOTICE",
  "INCOMPLETENESS_NOTICE",
  "SIGNING_CERTIFICATE",
] as const;

/** What vendors send along with an answer, and what staff scan, kept with the application. */
export const vendorDocuments = [
  "BROKER_PRICE_OPINION",
  "RESIDENTIAL_EVALUATION",
  "APPRAISAL_REPORT",
  "PAYOFF_STATEMENT",
  "FLOOD_DETERMINATION",
  "NOTARIAL_CERTIFICATE",
  "RECORDING_RECEIPT",
  /** The scan of a paper that was signed by hand. */
  "SIGNED_ORIGINAL",
] as const;

/** A document that the product itself writes. */
export type DisclosureDocument = (typeof disclosureDocuments)[number];

export const DocumentType = z.enum([
  ...identityDocumentFronts,
  ...identityDocumentBacks,
  ...evidenceDocuments,
  ...disclosureDocuments,
  ...vendorDocuments,
]);
export type DocumentType = z.infer<typeof DocumentType>;

const fronts: ReadonlySet<DocumentType> = new Set(identityDocumentFronts);

/** The front of a licence, card or passport: the page by which an identity document counts as on file. */
export function isIdentityDocumentFront(documentType: DocumentType): boolean {
  return fronts.has(documentType);
}

const pictures: ReadonlySet<DocumentType> = new Set([...identityDocumentFronts, ...identityDocumentBacks, "PORTRAIT"]);

/** A side of an identity document, or its holder's face. */
export const isIdentityPicture = (documentType: DocumentType): boolean => pictures.has(documentType);
