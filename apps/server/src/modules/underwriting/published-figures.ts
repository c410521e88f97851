import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { provisionalFigures } from "@gable/domain/underwriting/provisional-figures.ts";
import { StartRefused } from "../../start-refused.ts";
import type { MarketRates } from "./market-rates.ts";
import type { Policies } from "./policies.ts";

/**
 * Production lends on published figures alone.
 * @throws StartRefused naming the lender and every figure that only stands in for an unpublished one
 */
export function demandPublishedFigures(
  lenders: readonly Lender[],
  policies: Policies,
  market: MarketRates,
  now: Date,
): void {
  const today = localDateAt(now.toISOString(), "America/New_York");
  for (const { orgCode } of lenders) {
    const figures = provisionalFigures(policies.on(orgCode, today), today, market.on(today) !== null);
    if (figures.length === 0) continue;
    throw new StartRefused(
      `${orgCode} would lend on figures that are not published: ${figures.join(", ")}. Add them to lenders/${orgCode}/policies, or connect a source of market rates.`,
    );
  }
}
