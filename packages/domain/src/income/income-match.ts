import type { Cents } from "../money/cents.ts";
import { ExactDecimal } from "../money/rounding.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";

export type IncomeMatch = "VERIFIED_INCOME_MATCHED_OFFER" | "REPRICE_WITH_VERIFIED";

/** Does the verified income bear out the stated one, on which the offer was made? Close enough keeps the offer as it is. */
export function matchIncome(statedAnnual: Cents, verifiedAnnual: Cents, policy: LendingPolicy["income"]): IncomeMatch {
  const needed = new ExactDecimal(statedAnnual).times(policy.matchPercent).div(100);
  return needed.lte(verifiedAnnual) ? "VERIFIED_INCOME_MATCHED_OFFER" : "REPRICE_WITH_VERIFIED";
}
