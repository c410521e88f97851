import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import type { RatePercent } from "@gable/domain/money/rate.ts";

/** Draws after the first, within the draw period: an index that moves plus a margin that does not. */
export interface LaterDrawTerms {
  /** E.g. "The Wall Street Journal prime rate". */
  readonly indexName: string;
  readonly indexPercent: RatePercent;
  readonly marginPercent: RatePercent;
  /** The rate never goes above this (12 CFR 1026.30). */
  readonly maximumRatePercent: RatePercent;
  readonly drawPeriodMonths: number;
  /** Largest total of later draws, in percent of the initial draw. */
  readonly limitPercent: number;
  readonly minimumDraw: Cents;
}

/** The plan that one borrower is offered or has opened. Amounts follow: limit = initial draw + origination fee. */
export interface LineTerms {
  readonly creditLimit: Cents;
  readonly initialDraw: Cents;
  readonly originationFee: Cents;
  /** Percent of the initial draw, e.g. "4.99". */
  readonly originationFeePercent: string;
  /** Note rate of the initial draw, which is its APR too (12 CFR 1026.14(b)). */
  readonly ratePercent: RatePercent;
  readonly termMonths: number;
  readonly monthlyPayment: Cents;
  readonly finalPayment: Cents;
  readonly totalInterest: Cents;
  readonly firstPaymentOn: LocalDate;
  readonly maturesOn: LocalDate;
  readonly laterDraws: LaterDrawTerms;
}
