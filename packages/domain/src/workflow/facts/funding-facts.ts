import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import type { ChosenAccount } from "./verification-facts.ts";

/** The deed on its way into the county's books. */
export interface Recording {
  readonly method: "electronic" | "courier";
  readonly status: "SUBMITTED" | "RECORDED" | "REJECTED";
  readonly submittedAt: Instant;
  readonly recordedAt?: Instant;
  readonly instrument?: string;
  readonly reasons?: readonly string[];
}

/** The decision to send the money: from now on nothing about it changes. Amounts in cents. */
export interface FundingDecision {
  /** 1 for the first; each returned payment leads to another. */
  readonly attempt: number;
  readonly cash: number;
  readonly account: ChosenAccount | null;
  readonly at: Instant;
}

/** Money leaving, as the disbursement vendor reports it. */
export interface Disbursement {
  readonly attempt: number;
  readonly order: string;
  readonly amount: number;
  readonly status: "SENT" | "RETURNED" | "REFUSED";
  readonly settlesOn?: LocalDate;
  readonly reason?: string;
  readonly at: Instant;
}

/** The right to cancel, the record and the money. */
export interface FundingFacts {
  /** Of the person for whom it ends last. Dates in the property's zone. */
  readonly rescission?: { readonly startsOn: LocalDate; readonly endsOn: LocalDate; readonly expiresAt: Instant };
  readonly rescissionOver?: Instant;
  /** By which owner. `reason`: as the borrower gave it who withdrew within the period. */
  readonly rescinded?: { readonly by: string; readonly at: Instant; readonly reason?: string };
  /** The twenty days for unwinding a line that ended after it was signed are nearly over: for staff. */
  readonly unwindingDue?: { readonly by: LocalDate; readonly at: Instant };
  /** What was paid is returned, in cents, and what became of the claim on the home. */
  readonly unwound?: {
    readonly by: string;
    readonly at: Instant;
    readonly returned: number;
    readonly claim: "NEVER_RECORDED" | "RELEASED";
  };
  readonly recording?: Recording;
  /** 0 until a submission was refused by the county. */
  readonly recordingAttempts: number;
  /** A day of the Federal Reserve has come on which the money may leave. */
  readonly fundingDay?: { readonly date: LocalDate; readonly at: Instant };
  readonly funding?: FundingDecision;
  readonly disbursement?: Disbursement;
  /** By the debt's id. */
  readonly payoffPayments: Readonly<Record<string, Disbursement>>;
}
