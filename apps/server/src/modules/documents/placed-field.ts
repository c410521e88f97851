export type SignerRole = "borrower" | "additional-signer" | "notary" | "lender";

/** The id of the lender among a document's signers: it signs once the others have. */
export const LENDER = "lender";

/** A person who signs, as a document names them. */
export interface Signer {
  readonly id: string;
  readonly role: SignerRole;
  readonly name: string;
}

/** Who has something to sign among these fields. */
export const signedByOf = (fields: readonly PlacedField[]): string[] => [
  ...new Set(fields.map(({ signerId }) => signerId)),
];

export type FieldKind = "signature" | "initials" | "date" | "venue";

/** Where a signer has something to do. Lengths in points, `x` and `y` from the top left corner of the page. */
export interface PlacedField {
  /** Unique in the document; also the name of the form field in the PDF. */
  readonly fieldId: string;
  readonly kind: FieldKind;
  readonly signerId: string;
  readonly signerRole: SignerRole;
  /** What is being signed or acknowledged, for a screen reader. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
