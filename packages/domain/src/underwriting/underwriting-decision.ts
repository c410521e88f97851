import type { Decision, SubDecision } from "../application/enumerations.ts";
import type { Cents } from "../money/cents.ts";
import type { Offer } from "../offers/offer.ts";
import type { RefusedOption } from "../offers/price-offers.ts";
import type { AdverseActionCode } from "./adverse-action-reasons.ts";
import type { PaymentTest } from "./payment-room.ts";

/** What decided, precisely. One may stand for several boxes of the adverse action form. */
export type Finding =
  | "STATE_NOT_LICENSED"
  | "ORIGINATOR_NOT_LICENSED"
  | "NEW_YORK_NOT_AUTHORISED"
  | "NO_CREDIT_FILE"
  | "NO_CREDIT_SCORE"
  | "FEW_TRADELINES"
  | "SHORT_CREDIT_HISTORY"
  | "SCORE"
  | "MORTGAGE_LATE"
  | "BANKRUPTCY"
  | "FORECLOSURE"
  | "FORBEARANCE"
  | "DELINQUENCY"
  | "PROPERTY_TYPE"
  | "TITLE_CHANGE"
  | "OTHERS_HOMESTEAD"
  | "PROPERTY_CONDITION"
  | "LIEN_POSITION"
  | "LIEN_TO_BE_SHOWN"
  | "EQUITY_LOAN_OPEN"
  | "EQUITY_LOAN_YEAR"
  | "EQUITY"
  | "PAYMENT_ROOM"
  | "NO_INCOME"
  | "RESERVES"
  | "PRICE"
  | "HIGH_COST"
  | "STATE_FEE_CAP"
  | "NO_RATE_TO_COMPARE"
  | "NOT_OF_AGE"
  | "IDENTITY_UNVERIFIED"
  | "EMPLOYMENT_UNCONFIRMED"
  | "OWNERSHIP_UNPROVEN"
  | "TITLE_UNCLEAR"
  | "TRUST_REFUSED"
  | "LEGAL_BAR";

/** What is measured where a reason speaks: money in cents, dates, shares in percent, counts and codes. */
export type ReasonFigure =
  | "value"
  | "otherClaims"
  | "maxCltvPercent"
  | "roomForLine"
  | "minLine"
  | "annualIncome"
  | "depletionIncome"
  | "housing"
  | "otherDebts"
  | "maxDtiPercent"
  | "maxPayment"
  | "bindingTest"
  | "lienPosition"
  | "maxLienPosition"
  | "tradelines"
  | "neededTradelines"
  | "historyMonths"
  | "neededMonths"
  | "score"
  | "neededScore"
  | "propertyType"
  | "titleChangedOn"
  | "titleChangeDays"
  | "openEquityLoans"
  | "closedOn"
  | "firstDay"
  | "asOf"
  | "state";

/** A reason with the numbers it rests on, as plain figures: money in cents, percent and scores as they are. */
export interface DecisionReason {
  readonly finding: Finding;
  /** The box of the adverse action form. */
  readonly code: AdverseActionCode;
  /** What stands beside "Other"; null for the form's own reasons. */
  readonly specify: string | null;
  readonly numbers: Readonly<Partial<Record<ReasonFigure, number | string>>>;
}

export type UnderwritingCondition = "OPEN_JUDGMENT_OR_TAX_LIEN_PAID" | "RESERVES_SHOWN" | "PAYOFFS_AT_CLOSING";

export type LineLimit = "PRODUCT" | "SCORE_TIER" | "EQUITY" | "PAYMENT_ROOM" | "RATE";

/** Before: without the new line. After: with the largest line of the best option. Percent with three decimals. */
export interface DecisionNumbers {
  readonly value: Cents;
  readonly otherClaims: Cents;
  readonly lienPosition: number;
  readonly score: number | null;
  readonly grade: string | null;
  readonly maxCltvPercent: string | null;
  readonly cltvBeforePercent: string | null;
  readonly cltvAfterPercent: string | null;
  readonly annualIncome: Cents;
  readonly depletionIncome: Cents;
  readonly housing: Cents;
  readonly otherDebts: Cents;
  readonly maxDtiPercent: string;
  readonly dtiBeforePercent: string | null;
  readonly dtiAfterPercent: string | null;
  readonly maxPayment: Cents;
  readonly bindingPaymentTest: PaymentTest;
  /** The largest line that each limit alone would leave. */
  readonly maxLineBy: Readonly<Record<LineLimit, Cents>>;
  readonly bindingLimit: LineLimit | null;
  readonly minLine: Cents;
  readonly maxLine: Cents;
  readonly primePercent: string;
}

/** A way to a line by paying off liens with it. */
export interface WinbackCandidate {
  readonly payOffLienIds: readonly string[];
  readonly payoffAmount: Cents;
  readonly lienPosition: number;
  readonly minLine: Cents;
  readonly maxLine: Cents;
  /** What remains as cash of the largest line, at the lowest fee. */
  readonly maxCashLeft: Cents;
}

export interface UnderwritingDecision {
  /**
   * APPROVED with offers; DECLINE; REVIEW while a person must look; ASSET_DEPLETION when assets may help; INITIAL when paying off
   * liens would make room (`winback`) and the borrower is asked; INELIGIBLE where the lender may not lend at all.
   */
  readonly decision: Decision;
  readonly subDecision: SubDecision | null;
  /** The principal reasons of anything but an approval, weightiest first. */
  readonly reasons: readonly DecisionReason[];
  readonly offers: readonly Offer[];
  readonly refused: readonly RefusedOption[];
  readonly conditions: readonly UnderwritingCondition[];
  readonly winback: readonly WinbackCandidate[];
  readonly flags: {
    readonly dtiDecline: boolean;
    readonly creditScoreDecline: boolean;
    readonly inquiryAttestationNeeded: boolean;
    readonly delinquencyReview: boolean;
  };
  /** The chosen line is still offered, or nothing was chosen. */
  readonly selectionStands: boolean;
  readonly numbers: DecisionNumbers;
  readonly policyVersion: string;
  readonly rateSheetId: string;
  /** The week of average prime offer rates compared with; null when there was none. */
  readonly aporAsOf: string | null;
}
