import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import type { AdditionalInformation } from "../../profile/additional-information.ts";
import type { CourtRecord } from "../../title/court-records.ts";
import type { CreditOutcome, Parcel, RecordedLien } from "./application-facts.ts";
import type { GeneratedDocument } from "./papers.ts";
import type { WatchlistScreening } from "./watchlist-screening.ts";

/** A line that the lender signed with the same borrower on the same home. Amounts in cents. */
export interface LineOfOurs {
  /** The loan's number. */
  readonly id: string;
  readonly lender: string;
  readonly signedOn: LocalDate;
  readonly line: number;
  readonly drawn: number;
  readonly monthlyPayment: number;
}

/** From the chosen offer to the submitted application and the hard credit report. */
export interface SubmissionFacts {
  readonly additional?: AdditionalInformation & { readonly at: Instant };
  readonly watchlist?: WatchlistScreening;
  /** The answers themselves are kept apart, where no decision can read them. */
  readonly hmdaAnsweredAt?: Instant;
  readonly prequalTitle?: {
    /** The search that the final update brings to date; null where the company found nothing. */
    readonly search: string | null;
    readonly undisclosedLiens: readonly RecordedLien[];
    readonly judgments: number;
    /** Each of them; absent where that was not kept. */
    readonly courtRecords?: readonly CourtRecord[];
    /** Absent where the company does not say, or it was not kept. */
    readonly taxesPaidThrough?: LocalDate;
    /** Whom the company finds as owners, as on the deed, how they hold it and since when; absent where that was not kept. */
    readonly ownership?: Pick<Parcel, "owners" | "vesting"> & { readonly since: LocalDate };
    readonly at: Instant;
  };
  /** Whom it searched for was corrected so often. */
  readonly titleSearches?: number;
  readonly summaryDocuments?: readonly GeneratedDocument[];
  readonly summarySignature?: { readonly at: Instant; readonly typedName: string };
  readonly submittedAt?: Instant;
  readonly hardCredit?: CreditOutcome;
  readonly hardCreditAttempts: number;
  /** What the borrower says of payments that are late. */
  readonly delinquencyAnswer?: {
    readonly answer: "PAID" | "DISPUTED" | "EXPLAINED";
    readonly explanation: string;
    readonly at: Instant;
  };
  /** Other people's applications for the same home that stood in the way when documents were to be drawn. */
  readonly otherOnHome?: {
    /** Uuids, also of those that were looked at before. */
    readonly files: readonly string[];
    readonly at: Instant;
    /** A person decided which of them goes on. */
    readonly settled?: { readonly by: string; readonly note: string; readonly at: Instant };
  };
  /** Lines of ours on the home, which neither a report nor the county may show yet. Absent where there was none whenever one looked. */
  readonly linesOfOurs?: {
    readonly lines: readonly LineOfOurs[];
    /** When the last of them was found. */
    readonly at: Instant;
    /** Those that stood among them and were cancelled. */
    readonly gone?: readonly (LineOfOurs & { readonly goneAt: Instant })[];
  };
  readonly delinquencyCleared?: { readonly by: string; readonly at: Instant };
  /** A person accepted a home in less than average condition. */
  readonly conditionCleared?: { readonly by: string; readonly at: Instant };
}
