import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import type { AskedPapersKey } from "../../conditions/asked-papers-key.ts";
import type { RaisedCondition } from "../../conditions/condition.ts";
import type { ConditionWord } from "../../conditions/condition-word.ts";
import type { HandOver } from "../../conditions/hand-over.ts";
import type { SettledAsKept } from "../../conditions/settled-condition.ts";
import type { InquiryAnswer } from "../../credit/inquiry-answer.ts";
import type { Sale } from "../../hmda/purchasers.ts";
import type { Language, Words } from "../../language.ts";
import type { Consequence } from "../../profile/correction-consequences.ts";
import type { StaffDecline } from "../../underwriting/staff-decline.ts";
import type { EffectKind } from "../effect.ts";
import type { MissingItem } from "../notices/missing-items.ts";
import type { NoticeDeadline } from "../notices/notice-deadline.ts";
import type { ApplicationFacts } from "./application-facts.ts";
import type { ClosingFacts } from "./closing-facts.ts";
import type { FundingFacts } from "./funding-facts.ts";
import type { Delivery } from "./papers.ts";
import type { ListedPerson, MadeReport } from "./sanctions-facts.ts";
import type { SubmissionFacts } from "./submission-facts.ts";
import type { VerificationFacts } from "./verification-facts.ts";

/**
 * Everything known of one application. The step is derived from this and from nothing else (journey, section 1).
 * A fact that is absent is not known yet. Facts are sealed at rest as one document.
 */
export interface Facts extends ApplicationFacts, SubmissionFacts, VerificationFacts, ClosingFacts, FundingFacts {
  /** What is open of what staff asked for; a condition that is met or waived is taken out. */
  readonly conditions: readonly RaisedCondition[];
  /** Papers that were not good enough, by the uuid of their condition, or of the paper itself: the latest time and why. */
  readonly returnedPapers?: Readonly<
    Record<
      string,
      {
        readonly reason: string;
        /** The reason in both languages, where the product itself says it and no person. */
        readonly inWords?: Words;
        /** Of the reason, where a person wrote it and said so. */
        readonly writtenIn?: Language;
        readonly at: Instant;
        /** Uuids of the papers of a condition that were good enough, and count on. */
        readonly accepted?: readonly string[];
      }
    >
  >;
  /** What was asked and is settled, the latest first. */
  readonly settledConditions?: readonly SettledAsKept[];
  /** What was said about what is asked for, by the uuid of its condition. */
  readonly conditionTalk?: Readonly<Record<string, readonly ConditionWord[]>>;
  /** What of the borrower's was handed over to somebody who signs beside them, the oldest first; also what came back. */
  readonly handOvers?: readonly HandOver[];
  /** What the borrower said of each inquiry on the report, by the uuid of the condition that asks. */
  readonly explainedInquiries?: Readonly<
    Record<string, { readonly answers: readonly InquiryAnswer[]; readonly at: Instant }>
  >;
  /** Papers that the facts asked for and somebody of staff accepted, by what they are to show. */
  readonly papersAccepted?: Readonly<Partial<Record<AskedPapersKey, { readonly by: string; readonly at: Instant }>>>;
  /** Conditions that somebody of staff would waive, by their uuid: somebody else must agree. */
  readonly waivers?: Readonly<Record<string, WaiverWord>>;
  /** Waivers that were asked for and not agreed to, the latest of each condition. */
  readonly waiversRefused?: Readonly<Record<string, WaiverWord>>;
  /** Orders that a vendor refused (4xx), by the key of the work that the plan called for. */
  readonly refusedOrders?: Readonly<Record<string, RefusedOrder>>;
  /** Orders that a vendor has in hand, where the borrower's step says so, by the same key. */
  readonly takenOrders?: Readonly<Record<string, TakenOrder>>;
  /** The borrower withdrew the consent to electronic records: what comes is sent by post (15 USC 7001(c)(1)(B)). */
  readonly onPaper?: {
    readonly at: Instant;
    /** They said it to somebody of staff. */
    readonly recorded?: { readonly by: string; readonly how: "PHONE" | "POST" | "MAIL"; readonly note: string };
  };
  /** Copies on paper of documents that the borrower has on the screen: `deliveredAt` is when they were asked for. */
  readonly paperCopies?: readonly Delivery[];
  /** Answers that were corrected: which, and how the borrower said it where staff did it on their word. */
  readonly corrections?: readonly {
    /** Absent: the borrower themselves. */
    readonly by?: string;
    readonly note?: string;
    readonly answers: readonly string[];
    /** What the borrower was told that it brings about. */
    readonly follows?: readonly Consequence[];
    readonly at: Instant;
  }[];
  readonly withdrawn?: {
    readonly at: Instant;
    readonly reason?: string;
    /** Who of staff wrote down that the borrower asked for it, and how they did. */
    readonly recorded?: { readonly by: string; readonly note: string; readonly on?: LocalDate };
  };
  /** What staff accepted about a person, with what they looked at; in its order. */
  readonly judgements?: readonly {
    readonly act: string;
    /** Of who signs beside the borrower, their uuid. */
    readonly signer?: string;
    readonly by: string;
    readonly at: Instant;
    readonly note: string;
    /** Since when that had waited which they read. */
    readonly since: Instant;
  }[];
  /** Staff declined for what no figure can mend. */
  readonly declined?: StaffDecline;
  /** Somebody who borrows or signs is on a sanctions list, as two of staff found; and what was reported of it. */
  readonly listed?: ListedPerson;
  readonly sanctionsReport?: MadeReport;
  /** Where the home lies for the census, as somebody of staff found it, before what the county's records say. */
  readonly censusPlace?: {
    readonly countyFips: string;
    /** Absent: it lies in no tract, or none is known. */
    readonly censusTract?: string;
    readonly reason: string;
    readonly by: string;
    readonly at: Instant;
  };
  /** To whom the line was sold, for the register. */
  readonly sale?: Sale & { readonly by: string; readonly at: Instant };
  readonly lapsedAt?: Instant;
  readonly lapse?: "INCOMPLETE" | "NOT_ACCEPTED" | "COUNTEROFFER_NOT_ACCEPTED";
  /** What was missing when a notice of incompleteness became due, and until when it may come. */
  readonly incompleteness?: Incompleteness;
  /** The thirty days for a decision are nearly over, and the next move is ours: for staff. */
  readonly actionDue?: { readonly by: LocalDate; readonly at: Instant };
  /** Notices whose last day had come before they were out: for staff. */
  readonly noticesDueSoon?: readonly (NoticeDeadline & { readonly at: Instant })[];
}

/** Who of staff asked for a waiver, or refused one, and why. */
export interface WaiverWord {
  readonly by: string;
  readonly reason: string;
  readonly at: Instant;
}

/** What a vendor said to an order that it does not take. It is asked on; what it objects to is put right by people. */
export interface RefusedOrder {
  readonly kind: EffectKind;
  readonly vendor: string;
  /** Of HTTP. */
  readonly status: number;
  /** The vendor's own word for it. */
  readonly code: string;
  readonly at: Instant;
  readonly sentAgain?: { readonly by: string; readonly at: Instant };
}

/** An order that a vendor took and answers later. */
export interface TakenOrder {
  readonly kind: EffectKind;
  /** As the vendor names it. */
  readonly order: string;
  readonly at: Instant;
}

export interface Incompleteness {
  /** The row of the plan at which it stood. */
  readonly row: number;
  readonly missing: readonly MissingItem[];
  readonly respondBy: LocalDate;
  readonly at: Instant;
}

/** One application with what is fixed at its birth. */
export interface LoanFile {
  readonly uuid: string;
  readonly orgCode: string;
  readonly identityUuid: string;
  readonly loanNumber: string;
  readonly createdAt: Instant;
  readonly facts: Facts;
}

/** The facts of an application at its birth. */
export const noFacts: Facts = {
  answers: {},
  channel: {},
  consents: [],
  deliveries: [],
  softCreditAttempts: 0,
  avms: [],
  offerHistory: [],
  hardCreditAttempts: 0,
  uploads: [],
  links: [],
  incomeSources: [],
  linkedAccounts: [],
  refusedAccounts: [],
  identityChecks: [],
  identityDocuments: [],
  finalTitleAttempts: 0,
  payoffQuotes: {},
  closingEdition: 0,
  signatures: [],
  signers: [],
  recordingAttempts: 0,
  payoffPayments: {},
  conditions: [],
};
