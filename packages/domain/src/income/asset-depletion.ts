import * as z from "zod";
import { type Cents, sumCents } from "../money/cents.ts";
import { ExactDecimal } from "../money/rounding.ts";
import { CentsAmount } from "../money/schemas.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";

export const AssetType = z.enum([
  "CHECKING",
  "SAVINGS",
  "MONEY_MARKET",
  "CERTIFICATE_OF_DEPOSIT",
  "BROKERAGE",
  "RETIREMENT_59_5_PLUS",
  "RETIREMENT_UNDER_59_5",
  "CRYPTO",
]);
export type AssetType = z.infer<typeof AssetType>;

export const Asset = z.object({ type: AssetType, balance: CentsAmount });
export type Asset = z.infer<typeof Asset>;

export interface AssetDepletion {
  /** Assets after the haircut of each kind. */
  readonly eligible: Cents;
  /** What they stand for as monthly income, rounded down. It is not income for HMDA: comment 4(a)(10)(iii)-4. */
  readonly monthlyIncome: Cents;
}

/** Assets as if they were drawn down evenly over the policy's months. An asset the policy does not name counts nothing. */
export function depleteAssets(assets: readonly Asset[], policy: LendingPolicy["income"]): AssetDepletion {
  const eligible = sumCents(
    assets.map(({ type, balance }) =>
      new ExactDecimal(balance)
        .times(policy.assetHaircutPercent[type] ?? 0)
        .div(100)
        .floor()
        .toNumber(),
    ),
  );
  return { eligible, monthlyIncome: Math.floor(eligible / policy.assetMonths) };
}
