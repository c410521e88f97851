import type { Address } from "../../application/address.ts";
import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import type { PolicyFault } from "../../insurance/judge-policy.ts";
import type { InsurancePolicy } from "../../insurance/policy.ts";
import type { Language } from "../../language.ts";
import type { NotaryCommission } from "../../notary/commission.ts";
import type { MissedReason } from "../../notary/missed-reasons.ts";
import type { RecordingMediaType } from "../../notary/recording.ts";
import type { VisitPlace } from "../../notary/visit-places.ts";
import type { ClosingCost } from "../../offers/closing-costs.ts";
import type { CertifiedTrust } from "../../profile/certified-trust.ts";
import type { RedrawCause } from "../../signing/redraw-causes.ts";
import type { GeneratedDocument, Signature, SignedOriginal } from "./papers.ts";
import type { SignerFacts } from "./signer-facts.ts";
import type { IdentityQuiz } from "./verification-facts.ts";

/** Proof of a policy, as the borrower gave it and as the insurer's records bear it out. */
export interface PolicyProof {
  readonly policy: InsurancePolicy;
  readonly givenAt: Instant;
  /** The insurers' records do not hold it: its declarations page is read instead. */
  readonly notOnRecord?: boolean;
  /** Absent while it is checked. `faults` say why it is not accepted; `reason` is the first of them. */
  readonly result?: {
    readonly accepted: boolean;
    readonly reason?: string;
    readonly faults?: readonly PolicyFault[];
    /** Until when the source says that it covers the home. */
    readonly coveredUntil?: LocalDate;
    /** A person has read its page; `note`: what they compared, or what the borrower reads where it is not accepted. */
    readonly read?: {
      readonly by: string;
      readonly at: Instant;
      readonly note: string;
      /** In which language it is written. */
      readonly writtenIn?: Language;
    };
    readonly at: Instant;
  };
  /** An accepted policy was looked at again on the day of the money. */
  readonly recheckedAt?: Instant;
}

/** What the county's recorder accepts. */
export interface CountyRules {
  readonly recordsElectronically: boolean;
  readonly acceptsRemoteNotarisation: boolean;
  /** Cents. */
  readonly recordingFee: number;
  readonly at: Instant;
}

/** A notary of the lender's who holds the session from the console, in the place of one of the network's. */
export interface NotaryAtDesk {
  readonly staffUuid: string;
  readonly commission: NotaryCommission;
  readonly takenAt: Instant;
  /** Offered to a colleague, who takes it under their own commission; to any notary of the lender's where no name is given. */
  readonly handedOver?: { readonly by: string; readonly to?: string; readonly note: string; readonly at: Instant };
  /** The notary saw the signer and their identity document: from then on the deed may be signed. */
  readonly admittedAt?: Instant;
  /** Who signs beside the borrower and was seen as well, each with their own document. */
  readonly admittedSigners?: readonly { readonly signer: string; readonly at: Instant }[];
  /** Everybody has signed before the notary, who completes the certificate. */
  readonly completedAt?: Instant;
}

/** A session with a notary by video. It only ever moves forward, whatever the order of reports. */
/** Picture and sound of everybody in a session, or in a stretch of one whose page was loaded anew (rule ). */
export interface NotaryRecording {
  readonly uuid: string;
  readonly sessionId: string;
  /** The notary whose page makes it. */
  readonly staffUuid: string;
  readonly mediaType: RecordingMediaType;
  readonly beganAt: Instant;
  /** Once nothing more comes. */
  readonly ended?: {
    readonly at: Instant;
    /** Whether its page ended it; one that fell silent holds what had come until then. */
    readonly isWhole: boolean;
    readonly bytes: number;
    /** Of the whole file, lower-case hexadecimal. */
    readonly sha256: string;
  };
}

export interface NotarySession {
  readonly sessionId: string;
  /** The slot of the network; absent to begin at once. */
  readonly slotId?: string;
  readonly startsAt: Instant;
  readonly state: "BOOKED" | "WAITING" | "QUESTIONS" | "IN_SESSION" | "FAILED";
  readonly notaryName?: string;
  readonly quiz?: IdentityQuiz;
  /** When the borrower came in. */
  readonly joinedAt?: Instant;
  /** Two quizzes failed: not before. */
  readonly lockedUntil?: Instant;
  readonly reason?: string;
  readonly failedAt?: Instant;
  readonly deedSigned?: Signature;
  readonly bookedAt: Instant;
  /** Absent: the network's notary. */
  readonly desk?: NotaryAtDesk;
}

/** A notary's visit in person. */
export interface NotaryVisit {
  readonly place: {
    readonly type: VisitPlace;
    readonly address: Address;
    readonly accessNotes?: string;
  };
  readonly windows: readonly { readonly from: Instant; readonly to: Instant }[];
  readonly language: "en" | "es";
  readonly requestedAt: Instant;
  /** Of a visit to an office: what the office tells whoever has come, and nobody else. */
  readonly arrivalCode?: string;
  /** `OVER`: the appointed time has passed, and the paper is awaited. */
  readonly state: "REQUESTED" | "CONFIRMED" | "OVER" | "FAILED";
  readonly visitId?: string;
  readonly startsAt?: Instant;
  readonly notary?: {
    readonly name: string;
    readonly commissionNumber: string;
    readonly commissionState: string;
    readonly commissionCounty: string;
    readonly commissionExpiresOn: LocalDate;
    readonly phone?: string;
  };
  /** Who of the lender's own notaries comes, in the place of one of the network's, and who named them. */
  readonly desk?: { readonly staffUuid: string; readonly namedBy: string; readonly namedAt: Instant };
  /** The network had not answered by then, in daytime: somebody of the lender's looks for a notary too. */
  readonly unansweredAt?: Instant;
  readonly reason?: string;
  readonly failedAt?: Instant;
  /** Counted as missed because nothing had come back from it, and was held after all: since when the rest is waited for. */
  readonly foundHeldAt?: Instant;
  /** The lender has closed the office that is booked. */
  readonly officeClosedAt?: Instant;
}

/** An appointment with a notary that somebody did not keep. */
export interface MissedAppointment {
  /** A session's id, or when a visit was asked for. */
  readonly appointment: string;
  readonly startsAt: Instant;
  readonly reason: MissedReason;
  readonly at: Instant;
  /** Somebody of the lender's spoke with the borrower about it, and about those before it. */
  readonly called?: { readonly by: string; readonly at: Instant; readonly note: string };
}

/** What a notary enters into their journal of one person's acknowledgment (rule ). */
export interface JournalEntry {
  readonly act: "acknowledgment";
  readonly at: Instant;
  readonly signer: string;
  /** By video an identity document that was held up, and questions from public records; in person the document alone. */
  readonly identifiedBy: "document-and-questions" | "document";
  /** Of the deed as it was sealed, or of its scan where it was signed by hand. */
  readonly documentSha256: string;
  readonly notary: NotaryCommission;
}

/** Somebody who signs came to the booked office, as the code shows that is given out there. */
export interface OfficeArrival {
  /** The borrower's identity, or the uuid of who signs beside them. */
  readonly who: string;
  readonly at: Instant;
  /** When the visit was asked for: what tells it from others. */
  readonly visit: Instant;
  readonly placeType: NotaryVisit["place"]["type"];
  readonly address: Address;
  /** Who received them. */
  readonly notary: { readonly name: string; readonly commissionNumber: string };
}

/** The papers, their signers, the notary and the insurance. */
export interface ClosingFacts {
  readonly county?: CountyRules;
  readonly flood?: {
    readonly zone: string;
    readonly specialHazardArea: boolean;
    /** The community takes part in the national programme. */
    readonly participates: boolean;
    /** As FEMA names and numbers it. */
    readonly community: string;
    readonly determination: string;
    /** The map it was read from, and whether a change of the map is told to whoever services the line; absent where that was not kept. */
    readonly map?: { readonly panel: string; readonly effectiveOn: LocalDate };
    readonly determinedOn?: LocalDate;
    readonly lifeOfLoan?: boolean;
    readonly at: Instant;
  };
  readonly trustAccepted?: { readonly by: string; readonly at: Instant; readonly trust?: CertifiedTrust };
  /** Counts the packages that were drawn: what is not signed on its day is drawn anew. */
  readonly closingEdition: number;
  /** Why the package in force took another's place, and whether anything of that one was signed: its signer reads it. */
  readonly closingRedrawn?: { readonly because: RedrawCause; readonly wasSigned: boolean; readonly at: Instant };
  /** Charges of others at opening, as the package names them: what the borrower pays is taken from the first draw. Cents. */
  readonly closingCosts?: readonly {
    readonly cost: ClosingCost;
    readonly amount: number;
    readonly paidFrom: "line" | "lender";
  }[];
  /** Dates that the agreement names and the deed repeats. */
  readonly agreedDates?: { readonly firstPaymentOn: LocalDate; readonly maturesOn: LocalDate };
  /** The day, where the property is, for which the package was drawn: the right to cancel in it is reckoned from then. */
  readonly closingDay?: LocalDate;
  readonly closingDocuments?: readonly GeneratedDocument[];
  readonly signatures: readonly Signature[];
  /** The last of the closing documents was signed: the plan is opened. */
  readonly closingSignedAt?: Instant;
  /** What was signed by hand and came back by post. */
  readonly originals?: readonly SignedOriginal[];
  /** Every signed document carries its seal, and the certificate is made; on paper, two people have seen every original. */
  readonly closingSealedAt?: Instant;
  /** People besides the borrower who must sign. Empty until the borrower said so. */
  readonly signers: readonly SignerFacts[];
  /** Somebody who must sign does not, for good: the application cannot go on. */
  readonly coDeedCancelled?: {
    readonly signer: string;
    /** `barred`: so it was kept of who is on a sanctions list before that was a decline. */
    readonly why: "declined" | "lapsed" | "barred";
    readonly at: Instant;
  };
  readonly notaryDocuments?: readonly GeneratedDocument[];
  /** Counts the deeds that were drawn anew, because a session broke off after somebody had signed. */
  readonly notaryEdition?: number;
  /** The lender's wait before the notary, as it was set on the day of signing; absent where there is none. */
  readonly notaryWait?: NotaryWait;
  readonly notaryWaitOver?: Instant;
  readonly attorneyReviewed?: { readonly by: string; readonly at: Instant };
  readonly notarySession?: NotarySession;
  /** Of the sessions that the lender's own notaries held; the network keeps its own. In their order. */
  readonly notaryRecordings?: readonly NotaryRecording[];
  readonly notaryVisit?: NotaryVisit;
  /** Appointments in person whose hour came, and after which another was asked for; in their order. */
  readonly earlierVisits?: readonly NotaryVisit[];
  /** Every appointment with a notary that was not kept, in their order. */
  readonly missedAppointments?: readonly MissedAppointment[];
  /** Signed paper that had not come back when it was due; it stands while what is awaited has this key and this day. */
  readonly lateReturn?: { readonly key: string; readonly due: Instant; readonly at: Instant };
  /** Staff asked after such paper, and were told a day. */
  readonly returnsAskedAfter?: readonly {
    readonly key: string;
    readonly by: string;
    readonly at: Instant;
    readonly note: string;
    readonly expectedOn: LocalDate;
  }[];
  /** Of a line that closes at an office alone; kept for every visit. */
  readonly officeArrivals?: readonly OfficeArrival[];
  readonly deed?: {
    readonly notarisedAt: Instant;
    readonly manual: boolean;
    readonly documentUuid?: string;
    /** Of a notary of the lender's; the network keeps its own. */
    readonly journal?: readonly JournalEntry[];
  };
  readonly hazardInsurance?: PolicyProof;
  readonly floodInsurance?: PolicyProof;
}

/** The lender's wait between the signing of the agreement and the notarising of the deed. */
export interface NotaryWait {
  /** Of the lender's, the day of signing not counted. */
  readonly businessDays: number;
  /** The first day on which the deed may be notarised, where the home is, and its first moment. */
  readonly opensOn: LocalDate;
  readonly opensAt: Instant;
}
