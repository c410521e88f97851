import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import type { PayoffActAsked, PayoffAskRefused } from "../payoff/asked-of-two.ts";
import type { Signature } from "./papers.ts";
import type { Release } from "./release-facts.ts";
import type { ChosenAccount, PayoffQuote } from "./verification-facts.ts";

/** The deed on its way into the county's books. */
export interface Recording {
  readonly method: "electronic" | "courier";
  readonly status: "SUBMITTED" | "RECORDED" | "REJECTED";
  readonly submittedAt: Instant;
  readonly recordedAt?: Instant;
  /** Its number in the county's books, and where in them it stands. */
  readonly instrument?: string;
  readonly book?: string;
  readonly page?: string;
  readonly reasons?: readonly string[];
}

/** The decision to send the money: from now on nothing about it changes. Amounts in cents. */
export interface FundingDecision {
  /** 1 for the first; each returned payment leads to another. */
  readonly attempt: number;
  readonly cash: number;
  /** What is laid aside for each debt, by its id. */
  readonly payoffs?: Readonly<Record<string, number>>;
  readonly account: ChosenAccount | null;
  /** Instead of an account, for a loan in crypto-assets; absent from what was decided before it was kept. */
  readonly wallet?: string | null;
  readonly at: Instant;
}

/** Money leaving, as the disbursement vendor reports it. */
export interface Disbursement {
  readonly attempt: number;
  readonly order: string;
  readonly amount: number;
  readonly status: "SENT" | "RETURNED" | "REFUSED";
  readonly settlesOn?: LocalDate;
  /** By which the bank that it goes to can find it; absent of a cheque, and where it never left. */
  readonly trace?: string;
  readonly reason?: string;
  readonly at: Instant;
  /** Of a payoff: what of it the lender paid, because it was more than had been laid aside. */
  readonly borne?: number;
  /** Of a payoff that went out as a cheque, whose number `order` is. */
  readonly cheque?: true;
}

/** A creditor's figure that was asked for again after the one that the borrower signed. */
export interface RenewedPayoff {
  /** How often it was asked for. */
  readonly times: number;
  readonly quote?: PayoffQuote;
  /** Staff want it once more. */
  readonly wanted?: boolean;
}

/** Where a creditor wants the money that it did not get at the account it gave first. */
export interface PayeeAccount {
  readonly payee: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly creditorReference: string;
}

/** Another account for a payoff that came back, until a second person has compared it with the creditor's own words. */
export interface PayeeCorrection extends PayeeAccount {
  readonly by: string;
  readonly reason: string;
  readonly at: Instant;
}

/** A payoff that staff had sent once more: where it came back from, and where it goes now. */
export interface PayoffOrder {
  readonly attempt: number;
  /** The day on which it is sent; its creditor's figure must hold when it arrives. */
  readonly on: LocalDate;
  /** Absent: to the account of the creditor's figure. */
  readonly to?: PayeeAccount;
}

/** Who decided something about a payoff, and why. Amounts in cents. */
export interface PayoffDecision {
  readonly by: string;
  readonly at: Instant;
  readonly reason?: string;
}

/** What an owner said by letter or phone, as staff wrote it down. */
export interface ReceivedNotice {
  readonly by: string;
  readonly how: "POST" | "PHONE";
  /** Of the postmark, or of the call. */
  readonly on: LocalDate;
  /** On which it reached the lender; absent where that is the day on which it was written down. */
  readonly came?: LocalDate;
  readonly note: string;
}

/** The paper in which somebody says that they did not cancel: drawn, signed and sealed after the period. */
export interface NonRescission {
  readonly documentUuid: string;
  readonly sha256: string;
  readonly drawnAt: Instant;
  readonly signed?: Signature;
  readonly sealed?: { readonly at: Instant; readonly certificateUuid: string };
}

/** The right to cancel, the record and the money. */
export interface FundingFacts {
  /** Of the person for whom it ends last. Dates in the property's zone. */
  readonly rescission?: { readonly startsOn: LocalDate; readonly endsOn: LocalDate; readonly expiresAt: Instant };
  readonly rescissionOver?: Instant;
  /** The lender's wait afterwards, as its policy of the day on which the last one signed has it; absent: none. */
  readonly rescissionHold?: RescissionHold;
  /** Everybody confirmed that they did not cancel, or the days are over. */
  readonly rescissionHoldOver?: { readonly at: Instant; readonly because: "CONFIRMED" | "WAITED" };
  /** The borrower's own. */
  readonly nonRescission?: NonRescission;
  /** By which owner. `reason`: as the borrower gave it who withdrew within the period. */
  readonly rescinded?: {
    readonly by: string;
    readonly at: Instant;
    readonly reason?: string;
    readonly recorded?: ReceivedNotice;
  };
  /** The twenty days for unwinding a line that ended after it was signed are nearly over: for staff. */
  readonly unwindingDue?: { readonly by: LocalDate; readonly at: Instant };
  /** What was paid is returned, in cents, and what became of the claim on the home. */
  readonly unwound?: {
    readonly by: string;
    readonly at: Instant;
    readonly returned: number;
    readonly claim: "NEVER_RECORDED" | "RELEASED";
    /** By which licence it was done, where somebody may be on a sanctions list. */
    readonly authority?: string;
  };
  readonly recording?: Recording;
  /** 0 until a submission was refused by the county. */
  readonly recordingAttempts: number;
  /** A day of the Federal Reserve has come on which the money may leave. */
  readonly fundingDay?: { readonly date: LocalDate; readonly at: Instant };
  /** Nobody looked until the hours of that day were over: the money waits for the next. */
  readonly fundingHoursMissedAt?: Instant;
  /** By two people, where the lender asks for it; kept when the money has gone, and begun anew for money that came back. */
  readonly release?: Release;
  readonly funding?: FundingDecision;
  readonly disbursement?: Disbursement;
  /** By the debt's id: the last payment. */
  readonly payoffPayments: Readonly<Record<string, Disbursement>>;
  /** By the debt's id, as all that follow. */
  readonly payoffRenewals?: Readonly<Record<string, RenewedPayoff>>;
  readonly payoffOrders?: Readonly<Record<string, PayoffOrder>>;
  readonly payeeCorrections?: Readonly<Record<string, PayeeCorrection>>;
  /** The borrower agreed that the creditor gets this much, beyond what was signed for. */
  readonly payoffsAccepted?: Readonly<Record<string, PayoffDecision & { readonly amount: number }>>;
  /** By the debt's id: what one person did about it, and another is to agree to. */
  readonly payoffActsAsked?: Readonly<Record<string, PayoffActAsked>>;
  /** By the debt's id: what was asked for last about it and not agreed to; gone with the next thing that is done about it. */
  readonly payoffAsksRefused?: Readonly<Record<string, PayoffAskRefused>>;
  /** Debts that stay open after all. */
  readonly payoffsLeft?: Readonly<Record<string, PayoffDecision>>;
  /** Somebody asks that the lender pays what the line is too small for; a second person agrees. */
  readonly shortfallAsked?: PayoffDecision & { readonly amount: number };
  /** Who did not agree to that, of whose asking. */
  readonly shortfallRefused?: PayoffDecision & {
    readonly reason: string;
    readonly amount: number;
    readonly askedBy: string;
  };
  /** The lender pays what the line is too small for; `by`: who agreed. */
  readonly shortfallBorne?: PayoffDecision & { readonly amount: number };
  /** What payoffs left over, on its way to the borrower. */
  readonly restPayments?: readonly Disbursement[];
  /** By two people, where it goes to another account than two let the line's money go to. */
  readonly restRelease?: Release;
}

/** The lender's wait after the right to cancel, for cancellations that are in the post. */
export interface RescissionHold {
  /** Calendar days after the last one on which a cancellation could be sent. */
  readonly days: number;
  /** The last of them, where the home is, and the midnight that closes it. */
  readonly lastDay: LocalDate;
  readonly endsAt: Instant;
}
