import type { DocumentType } from "../../application/document-types.ts";
import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";

/** A notice or document as it reached a person: generated, shown, opened, acknowledged. */
export interface Delivery {
  readonly documentKind: string;
  readonly version: string;
  readonly sha256: string;
  readonly deliveredAt: Instant;
  readonly openedAt?: Instant;
  readonly acknowledgedAt?: Instant;
  /** Of a document that was made for this application. */
  readonly documentUuid?: string;
  /** It went out by post: on which day, and who of staff posted it. */
  readonly posted?: { readonly on: LocalDate; readonly by: string; readonly at: Instant };
  /** What the notice rests on, where the same kind may be called for again on another ground. */
  readonly basis?: string;
}

export interface GeneratedDocument {
  readonly documentUuid: string;
  readonly kind: string;
  readonly sha256: string;
  readonly at: Instant;
  /** Who has a field in it: the borrower's identity, or the uuid of who signs beside them. */
  readonly signedBy?: readonly string[];
}

/** Before whom somebody acknowledged what they signed on paper. */
export interface NotaryOnPaper {
  readonly name: string;
  readonly commissionNumber: string;
  readonly commissionState: string;
  readonly commissionExpiresOn: LocalDate;
}

/** A paper that was signed by hand, as it came back and somebody of staff read it. */
export interface SignedOriginal {
  readonly documentUuid: string;
  /** The borrower's identity, or the uuid of who signs beside them. */
  readonly who: string;
  /** As it stands beside the signature. */
  readonly signedOn: LocalDate;
  readonly scanUuid: string;
  /** Of a deed. */
  readonly notary?: NotaryOnPaper;
  readonly by: string;
  readonly at: Instant;
  /** Why it counts although it came when its appointment counted as missed already. */
  readonly lateReason?: string;
  /** A second person compared the scan with what was recorded. */
  readonly confirmed?: { readonly by: string; readonly at: Instant };
}

/** A file that the borrower gave. */
export interface Upload {
  readonly documentUuid: string;
  readonly type: DocumentType;
  readonly at: Instant;
  /** What it was sent for, where it was asked for. */
  readonly conditionUuid?: string;
  /** Of a stub or a statement, as the borrower read it there: staff compare. */
  readonly datedOn?: LocalDate;
  /** As they call it. */
  readonly fileName?: string;
  /** Who sent it, where something of the borrower's was handed over: worked out from what signers sent, and never kept. */
  readonly fromSigner?: string;
  /** As the signer reads of the borrower who sent it for what was asked of them; likewise. */
  readonly fromBorrower?: string;
}

export interface Signature {
  readonly documentUuid: string;
  readonly sha256Before: string;
  readonly sha256After: string;
  readonly at: Instant;
}
