import { setTimeout as rest } from "node:timers/promises";
import { FeatureDecision } from "@gable/domain/experiments/features.ts";
import { MAINTENANCE_FLAG_KEY } from "@gable/domain/journey/maintenance.ts";
import type { Context } from "../../context.ts";
import { openProductFlags } from "./product-flags.ts";

/** A page is served without waiting longer for a service that decides; the portal asks by itself what was not known at once. */
const AT_ONCE_MS = 150;

/** Answers what a lender has closed to everybody, for the page that is served: null where nothing is, or it cannot be said at once. */
export function closedPages(ctx: Context): (orgCode: string) => Promise<FeatureDecision | null> {
  const flags = openProductFlags(ctx);
  return async (orgCode) => {
    const decided = flags.decide(MAINTENANCE_FLAG_KEY, { organization: orgCode, pilots: [] });
    // Files answer as fast as the page itself.
    const late = ctx.config.optimizely ? [rest(AT_ONCE_MS, undefined, { ref: false })] : [];
    const found = await Promise.race([decided, ...late]).catch((error: unknown) => {
      ctx.log.warn({ err: error }, "a page is served without what is closed");
    });
    const decision = FeatureDecision.safeParse(found?.value);
    return decision.success && decision.data.flagEnabled ? decision.data : null;
  };
}
