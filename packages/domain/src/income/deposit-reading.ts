import type { LocalDate } from "../calendar/local-date.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import type { Language } from "../language.ts";
import type { Cents } from "../money/cents.ts";
import type { CountedKind } from "./deposit-income.ts";

/** A deposit that was counted, as the bank lists it. Cents as they came in. */
export interface CountedDeposit {
  readonly id: string;
  readonly on: LocalDate;
  /** Who paid, as the bank names it. */
  readonly payer: string;
  readonly amount: Cents;
  readonly kind: CountedKind;
}

/** The deposits that led to a figure, and the days that were looked at, both included. Nothing else of an account is kept. */
export interface DepositReading {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly deposits: readonly CountedDeposit[];
  /** Deposits that a person found to be no income. */
  readonly notCounted?: readonly string[] | undefined;
  /** Pay of these days that the bank's list lacks, as a person found it in papers. */
  readonly missingPay?: Cents | undefined;
}

/** The borrower holds what was counted to be wrong: some of it is no income, or some is missing. */
export interface DepositDispute {
  /** The source that was read from the deposits. */
  readonly source: string;
  readonly notIncome: readonly string[];
  /** Which deposits are missing, in their words. */
  readonly missing?: string;
  readonly why: string;
  readonly at: Instant;
  readonly answer?: {
    /** The figure is another since. */
    readonly changed: boolean;
    readonly reason: string;
    /** Of the reason, where whoever wrote it said so. */
    readonly writtenIn?: Language;
    readonly by: string;
    readonly at: Instant;
  };
}
