import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { provisionalFigures } from "@gable/domain/underwriting/provisional-figures.ts";
import type { Context } from "../../context.ts";

type Ground = Pick<Context, "lenders" | "policies" | "marketRates" | "clock">;

/**
 * Per lender, the figures of today that only stand in for unpublished ones: production decides on none, and its decisions wait. Everything
 * else goes on, because who is to sign, be paid or be answered needs no rate of today. Lenders that lack none are not named.
 */
export function unpublishedFigures({
  lenders,
  policies,
  marketRates,
  clock,
}: Ground): { readonly lender: string; readonly figures: readonly string[] }[] {
  const today = localDateAt(clock.now().toISOString(), "America/New_York");
  const hasMarket = marketRates.on(today) !== null;
  return lenders
    .all()
    .map(({ orgCode }) => ({
      lender: orgCode,
      figures: provisionalFigures(policies.on(orgCode, today), today, hasMarket),
    }))
    .filter(({ figures }) => figures.length > 0);
}

/** Says now, and to whoever watches from now on, which lenders cannot decide. */
export function tellOfUnpublishedFigures(ctx: Ground & Pick<Context, "log" | "metrics">): void {
  for (const lacking of unpublishedFigures(ctx))
    ctx.log.error(lacking, "decisions of a lender wait for figures of the day: see docs/operations.md");
  ctx.metrics.lacking(() => unpublishedFigures(ctx).length);
}
