import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import { amountsLacking, dayOfAmounts, provisionalFigures } from "@gable/domain/underwriting/provisional-figures.ts";
import type { Context } from "../../context.ts";

type Ground = Pick<Context, "lenders" | "policies" | "marketRates" | "clock">;

interface Lacking {
  readonly lender: string;
  readonly figures: readonly string[];
}

/**
 * Per lender, the figures of today that only stand in for unpublished ones: production decides on none, and its decisions wait. Everything
 * else goes on, because who is to sign, be paid or be answered needs no rate of today. Lenders that lack none are not named.
 */
export function unpublishedFigures(ground: Ground): readonly Lacking[] {
  const today = todayOf(ground);
  const hasMarket = ground.marketRates.on(today) !== null;
  return lackingOn(today, ground, (policy) => provisionalFigures(policy, today, hasMarket));
}

/**
 * As `unpublishedFigures`, of the amounts of law alone, also for a new year that is near while there is time to enter them. `day` is the
 * day on which they are to be known.
 */
export function lackingAmounts(ground: Ground): {
  readonly today: LocalDate;
  readonly day: LocalDate;
  readonly lacking: readonly Lacking[];
} {
  const today = todayOf(ground);
  const day = dayOfAmounts(today);
  return { today, day, lacking: lackingOn(day, ground, (policy) => amountsLacking(policy, day)) };
}

function lackingOn(
  day: LocalDate,
  { lenders, policies }: Ground,
  figuresOf: (policy: LendingPolicy) => readonly string[],
): readonly Lacking[] {
  return lenders
    .all()
    .map(({ orgCode }) => ({ lender: orgCode, figures: figuresOf(policies.on(orgCode, day)) }))
    .filter(({ figures }) => figures.length > 0);
}

const todayOf = ({ clock }: Pick<Context, "clock">): LocalDate =>
  localDateAt(clock.now().toISOString(), "America/New_York");

/** Says now, and to whoever watches from now on, which lenders cannot decide, and which will not be able to. */
export function tellOfUnpublishedFigures(ctx: Ground & Pick<Context, "log" | "metrics">): void {
  for (const lacking of unpublishedFigures(ctx))
    ctx.log.error(lacking, "decisions of a lender wait for figures of the day: see docs/operations.md");
  for (const lacking of lackingAmounts(ctx).lacking)
    ctx.log.warn(lacking, "decisions of a lender will wait for amounts of the new year: see docs/operations.md");
  ctx.metrics.lacking({
    today: () => unpublishedFigures(ctx).length,
    soon: () => lackingAmounts(ctx).lacking.length,
  });
}
