import type { Cents } from "../money/cents.ts";

/** A creditor's own figure holds the interest up to the day of payment: a month of it at 12 % a year, rounded up to whole cents. */
const interestOn = (balance: Cents): Cents => Math.ceil(balance / 100);

/** What must be at hand to pay off a debt whose last reported balance is this. */
export const cashToPayOff = (balance: Cents): Cents => balance + interestOn(balance);

/**
 * By how much the first draw is too small for debts of these balances and for what others charge at closing, at its highest; 0 where it
 * is enough, or where there is nothing to pay off.
 */
export function missingForPayoffs(initialDraw: Cents, balances: Cents, highestCosts: Cents): Cents {
  return balances === 0 ? 0 : Math.max(0, cashToPayOff(balances) + highestCosts - initialDraw);
}
