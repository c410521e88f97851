import { levelPayment, paymentFactor } from "../money/amortisation.ts";
import type { Cents } from "../money/cents.ts";
import { floorToMultiple } from "../money/cents.ts";
import type { RatePercent } from "../money/rate.ts";
import { type DecimalValue, ExactDecimal } from "../money/rounding.ts";
import type { Occupancy } from "../property/occupancy.ts";
import type { LendingPolicy } from "./lending-policy.ts";

/** What a household earns and owes each month, without the new line. */
export interface MonthlyBudget {
  /** Gross; annual, so that a twelfth is not rounded twice. */
  readonly annualIncome: Cents;
  /** Income that assets stand for, monthly. */
  readonly depletionIncome: Cents;
  /** Payments on the home and on the principal dwelling: principal, interest, taxes, insurance, dues. */
  readonly housing: Cents;
  readonly otherDebts: Cents;
  readonly householdSize: number;
  /** Liquid assets; null while nobody asked. */
  readonly reserves: Cents | null;
}

export interface BudgetFacts {
  readonly score: number;
  readonly occupancy: Occupancy;
  readonly units: number;
}

/** So many people live on what the policy leaves every household; each further one needs more. */
export const PEOPLE_INCLUDED = 2;

export type PaymentTest = "BACK_END" | "FRONT_END" | "RESIDUAL" | "RESERVES";

export interface PaymentRoom {
  /** The largest new payment that passes every test; negative when the budget is already beyond one. */
  readonly maxPayment: Cents;
  readonly bindingTest: PaymentTest;
  readonly maxDtiPercent: string;
  readonly byTest: Readonly<Partial<Record<PaymentTest, Cents>>>;
}

/** The share of gross income that all debts together may take. */
export function maxDtiPercent({ score, occupancy, units }: BudgetFacts, policy: LendingPolicy): string {
  if (units > 1) return policy.eligibility.duplex.maxDtiPercent;
  if (occupancy !== "PRIMARY") return policy.dti.maxPercentOther;
  return score >= policy.dti.strongScore ? policy.dti.maxPercentStrongPrimary : policy.dti.maxPercentPrimary;
}

/** Income a month at a percentage, less what is owed already; rounded down to the cent. */
export function paymentRoomAt(
  annualIncome: Cents,
  depletionIncome: Cents,
  percent: DecimalValue,
  monthlyDebts: Cents,
): Cents {
  return monthlyIncome(annualIncome, depletionIncome).times(percent).div(100).minus(monthlyDebts).floor().toNumber();
}

/** How large a new payment the budget bears: debt-to-income, housing cost, what is left to live on, and reserves. */
export function paymentRoom(budget: MonthlyBudget, facts: BudgetFacts, policy: LendingPolicy): PaymentRoom {
  const { annualIncome, depletionIncome, housing, otherDebts } = budget;
  const { dti } = policy;
  const maxDti = maxDtiPercent(facts, policy);
  const maxHousing = facts.score >= dti.strongScore ? dti.maxHousingPercentStrong : dti.maxHousingPercent;
  const extraPeople = Math.max(0, budget.householdSize - PEOPLE_INCLUDED);
  const residual = dti.minResidual + extraPeople * dti.minResidualPerExtraPerson;
  const afterTaxes = new ExactDecimal(100).minus(dti.estimatedTaxPercent);
  const reserveMonths = policy.income.reserveMonths[facts.occupancy];
  const byTest: Partial<Record<PaymentTest, Cents>> = {
    BACK_END: paymentRoomAt(annualIncome, depletionIncome, maxDti, housing + otherDebts),
    FRONT_END: paymentRoomAt(annualIncome, depletionIncome, maxHousing, housing),
    RESIDUAL: paymentRoomAt(annualIncome, depletionIncome, afterTaxes, housing + otherDebts + residual),
    ...(budget.reserves === null || reserveMonths === 0
      ? {}
      : { RESERVES: Math.floor(budget.reserves / reserveMonths) - housing - otherDebts }),
  };
  const [bindingTest, maxPayment] = (Object.entries(byTest) as [PaymentTest, Cents][]).reduce((least, next) =>
    next[1] < least[1] ? next : least,
  );
  return { maxPayment, bindingTest, maxDtiPercent: maxDti, byTest };
}

/** The largest line whose level payment fits the room, in whole steps of the policy (100 dollars). Never negative. */
export function maxLineForPayment(room: Cents, rate: RatePercent, termYears: number, step: Cents): Cents {
  if (room <= 0) return 0;
  const exact = new ExactDecimal(room)
    .div(paymentFactor(rate, termYears * 12))
    .floor()
    .toNumber();
  const line = floorToMultiple(exact, step);
  return levelPayment(line, rate, termYears) > room ? line - step : line;
}

/** Debt-to-income in percent, unrounded; null without income. */
export function dtiPercent(budget: MonthlyBudget, newPayment: Cents): ExactDecimal | null {
  const income = monthlyIncome(budget.annualIncome, budget.depletionIncome);
  if (income.lte(0)) return null;
  return new ExactDecimal(budget.housing + budget.otherDebts + newPayment).times(100).div(income);
}

function monthlyIncome(annualIncome: Cents, depletionIncome: Cents): ExactDecimal {
  return new ExactDecimal(annualIncome).div(12).plus(depletionIncome);
}
