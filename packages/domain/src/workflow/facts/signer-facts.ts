import type { DocumentType } from "../../application/document-types.ts";
import type { PersonName } from "../../application/person-name.ts";
import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import type { PhoneHandOff } from "../../identity/phone-hand-off.ts";
import type { Language } from "../../language.ts";
import type { TitleRelation } from "../../profile/additional-answers.ts";
import type { Consent } from "../../profile/consents.ts";
import type { NonRescission } from "./funding-facts.ts";
import type { Delivery, GeneratedDocument, Signature, Upload } from "./papers.ts";
import type { IdentityCheck, IdentityQuiz } from "./verification-facts.ts";
import type { WatchlistScreening } from "./watchlist-screening.ts";

/** What a signer does by themselves on their own pages. */
export const signerParts = ["identity", "signature"] as const;
export type SignerPart = (typeof signerParts)[number];

/** How a signer is reached. A mailbox may be shared with the borrower; then a phone, where there is one, tells the two apart. */
export interface SignerContact {
  readonly email?: string;
  /** E.164. */
  readonly phone?: string;
  readonly language: Language;
}

/** The invitation in force. An earlier one is void as soon as there is another. */
export interface SignerInvitation {
  /** What the link carries and what can be typed: twelve letters and digits. */
  readonly code: string;
  /** 1 for the first. */
  readonly number: number;
  readonly sentAt: Instant;
  readonly expiresAt: Instant;
  readonly openedAt?: Instant;
  readonly reminders: readonly Instant[];
  /** When those before it went out. */
  readonly earlier: readonly Instant[];
  /** The way by which the digits that open the door went last. */
  readonly digitsBy?: "mail" | "text";
  /** Its time is over, and nobody came. */
  readonly lapsedAt?: Instant;
}

/** What a signer does in the session with the notary that the borrower booked. */
export interface SignerNotaryPart {
  /** A part of another session than the present one counts for nothing. */
  readonly sessionId: string;
  readonly state: "QUESTIONS" | "IN_SESSION" | "FAILED";
  readonly quiz?: IdentityQuiz;
  readonly deedSigned?: Signature;
}

/** Somebody besides the borrower who must sign, with all that is theirs and theirs alone. */
export interface SignerFacts {
  readonly uuid: string;
  readonly name: PersonName;
  readonly relation: TitleRelation;
  readonly contact: SignerContact;
  readonly addedAt: Instant;
  readonly invitation?: SignerInvitation;
  /** The account with which they came; absent until then. */
  readonly identityUuid?: string;
  readonly joinedAt?: Instant;
  /** The zone of the clock by which they live, an IANA name, as their browser told it when they joined. */
  readonly timeZone?: string;
  readonly consents: readonly Consent[];
  /** They take no electronic records, or took them back: they sign by hand. `mailTo`: where their papers go, if not to the home. */
  readonly onPaper?: { readonly at: Instant; readonly mailTo?: string };
  readonly introReadAt?: Instant;
  readonly birthDate?: LocalDate;
  /** By the name and this birth date. */
  readonly watchlist?: WatchlistScreening & { readonly birthDate: LocalDate };
  readonly uploads: readonly Upload[];
  readonly identityChecks: readonly IdentityCheck[];
  /** The latest phone that was asked to take the pictures. */
  readonly identityHandOff?: PhoneHandOff;
  /** Pictures on file; refused ones are taken out. */
  readonly identityDocuments: readonly { readonly uuid: string; readonly type: DocumentType }[];
  /** Counts the packages that were drawn for them: what is not signed on its day is drawn anew. */
  readonly papersEdition: number;
  readonly papers?: { readonly day: LocalDate; readonly documents: readonly GeneratedDocument[] };
  /** When papers of another day were last drawn anew, and whether anything of those was signed: they read it. */
  readonly papersRedrawn?: { readonly wasSigned: boolean; readonly at: Instant };
  /** Uuids of papers that were drawn anew and are out of force: theirs alone as before. */
  readonly formerPapers?: readonly string[];
  readonly deliveries: readonly Delivery[];
  readonly signatures: readonly Signature[];
  /** They have shown who they are, consented, and signed every paper of row 23. */
  readonly signedAt?: Instant;
  /** What they signed is sealed, and the certificate of it is among their papers; by hand: two people have seen the originals. */
  readonly sealed?: { readonly at: Instant; readonly certificateUuid?: string };
  readonly notary?: SignerNotaryPart;
  /** After the period in which they could cancel, where the lender waits for cancellations in the post. */
  readonly nonRescission?: NonRescission;
  /** They said that they do not sign. Taken back by another invitation. */
  readonly declined?: { readonly at: Instant; readonly reason: string };
  /** They came, and left a part undone until somebody was to call them; when that was done, once it was. */
  readonly quiet?: { readonly part: SignerPart; readonly at: Instant; readonly calledAt?: Instant };
  /** Why the borrower says that this person cannot sign as planned. */
  readonly trouble?: { readonly reason: SignerTrouble; readonly at: Instant };
}

/** Each leads to a person at the lender. */
export const signerTroubles = [
  "REFUSES",
  "UNREACHABLE",
  "DECEASED",
  "DIVORCED",
  "POWER_OF_ATTORNEY",
  "NOT_ON_TITLE",
] as const;
export type SignerTrouble = (typeof signerTroubles)[number];
