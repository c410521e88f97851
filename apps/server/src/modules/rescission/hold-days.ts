import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { type LoanTimeline, timelineOf } from "@gable/domain/workflow/timeline/timeline.ts";
import type { Context } from "../../context.ts";
import { policyOf } from "../underwriting/policy.ts";

/** The calendar days that money waits after the right to cancel, by the lender's policy of a day; 0 for none. */
export const holdDaysOn = (ctx: Context, { orgCode }: Pick<LoanFile, "orgCode">, on: LocalDate): number =>
  policyOf(ctx, ctx.lenders.byOrgCode(orgCode), on).rescissionHoldDays ?? 0;

/** The timeline of a line as it would be if everybody signed today, under today's policy; of a signed one as its own facts say. */
export function plannedTimeline(ctx: Context, file: LoanFile, now: string): LoanTimeline {
  return timelineOf(file, now, holdDaysOn(ctx, file, dayAtHome(file.facts, now)));
}
