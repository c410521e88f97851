import { type Cents, percentAtMost } from "../money/cents.ts";
import { type DecimalValue, ExactDecimal } from "../money/rounding.ts";
import { dollarsForYear, type YearlyAmounts } from "./yearly-amounts.ts";

export type HoepaTrigger = "APR" | "POINTS_AND_FEES" | "PREPAYMENT_PENALTY";

export interface HoepaTest {
  readonly covered: boolean;
  readonly highCost: boolean;
  readonly triggers: readonly HoepaTrigger[];
  /** The most that points and fees may be; null where the rule does not apply. */
  readonly pointsAndFeesLimit: Cents | null;
}

/** Facts at account opening, when the test is made; a later draw is no new transaction. Comment 32(a)(1)-1. */
export interface HoepaFacts {
  readonly principalDwelling: boolean;
  readonly lienPosition: number;
  /** The higher of the first draw's rate and the variable rate of later draws. */
  readonly aprPercent: DecimalValue;
  readonly aporPercent: DecimalValue;
  /** The credit limit. */
  readonly totalLoanAmount: Cents;
  readonly pointsAndFees: Cents;
  readonly prepaymentPenaltyMonths: number;
  readonly prepaymentPenaltyPercent?: DecimalValue;
  /** Secured by personal property, e.g. a manufactured home without its land. */
  readonly personalProperty?: boolean;
  /** Year of account opening. */
  readonly year: number;
}

const SMALL_PERSONAL_PROPERTY_LOAN: Cents = 5_000_000;

/** Is the line a high-cost mortgage? 12 CFR 1026.32(a)(1): strictly more than a limit makes it one. */
export function testHoepa(facts: HoepaFacts, amounts: YearlyAmounts): HoepaTest {
  if (!facts.principalDwelling) return { covered: false, highCost: false, triggers: [], pointsAndFeesLimit: null };
  const limit = pointsAndFeesLimit(facts.totalLoanAmount, facts.year, amounts);
  const triggers: HoepaTrigger[] = [];
  if (exceedsHoepaRate(facts)) triggers.push("APR");
  if (facts.pointsAndFees > limit) triggers.push("POINTS_AND_FEES");
  if (facts.prepaymentPenaltyMonths > 36 || new ExactDecimal(facts.prepaymentPenaltyPercent ?? 0).gt(2)) {
    triggers.push("PREPAYMENT_PENALTY");
  }
  return { covered: true, highCost: triggers.length > 0, triggers, pointsAndFeesLimit: limit };
}

/** 12 CFR 1026.32(a)(1)(i): APOR + 6.5 on a first lien, + 8.5 on a later one or a small first lien on personal property. */
export function exceedsHoepaRate(
  facts: Pick<HoepaFacts, "lienPosition" | "aprPercent" | "aporPercent" | "personalProperty"> & {
    readonly totalLoanAmount?: Cents;
  },
): boolean {
  const smallPersonalProperty =
    facts.personalProperty === true && (facts.totalLoanAmount ?? 0) < SMALL_PERSONAL_PROPERTY_LOAN;
  const margin = facts.lienPosition === 1 && !smallPersonalProperty ? "6.5" : "8.5";
  return new ExactDecimal(facts.aprPercent).gt(new ExactDecimal(facts.aporPercent).plus(margin));
}

/** 12 CFR 1026.32(a)(1)(ii): 5 % of the credit limit, or for small lines the lesser of 8 % and a fixed amount of the year. */
export function pointsAndFeesLimit(creditLimit: Cents, year: number, amounts: YearlyAmounts): Cents {
  const { hoepaLoanAmount, hoepaFeeAmount } = dollarsForYear(amounts, year);
  if (creditLimit >= hoepaLoanAmount) return percentAtMost(creditLimit, "5");
  return Math.min(percentAtMost(creditLimit, "8"), hoepaFeeAmount);
}
