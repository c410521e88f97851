import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import { openCondition } from "@gable/domain/conditions/caused-conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { historyOf } from "@gable/domain/conditions/condition-talk.ts";
import { holdsMoney } from "@gable/domain/conditions/money-waits.ts";
import { afterBusinessMinutes, businessHoursOf } from "@gable/domain/organisations/business-hours.ts";
import { serviceHours } from "@gable/domain/pipeline/service-levels.ts";
import { deadlinesOf } from "@gable/domain/workflow/deadlines/deadlines.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";

/** Conditions with the times that their borrower is told: by when each is looked at, and until when it helps. */
export function withTimes(ctx: Context, file: LoanFile, conditions: readonly Condition[]): Condition[] {
  const now = ctx.clock.now(file.uuid).toISOString();
  const hours = businessHoursOf(ctx.lenders.byOrgCode(file.orgCode));
  const last = lastDayOf(file);
  return conditions.map((condition) => {
    const by = afterBusinessMinutes(waitsSince(file, condition) ?? now, 60 * serviceHours.conditions, hours);
    return {
      ...condition,
      lookedAt: { by, isPast: hasCome(by, now) },
      ...(last && condition.actionNeeded && holdsMoney(file, condition.uuid) && { answerBy: last }),
    };
  });
}

/** Since when it is the lender's move: what came last; undefined while it is the borrower's. */
function waitsSince(file: LoanFile, { uuid, actionNeeded, created }: Condition): string | undefined {
  if (actionNeeded) return undefined;
  const open = openCondition(file, uuid);
  const history = open ? historyOf(file.facts, open.condition, open.papers) : [];
  return history.findLast(({ by }) => by === "ASKED")?.at ?? created;
}

/** What is asked for ends with the application: at the notice's last day, or with the approval. */
function lastDayOf(file: LoanFile): Condition["answerBy"] {
  for (const { deadline, on } of deadlinesOf(file))
    if (deadline === "answer-by" || deadline === "sign-by") return { deadline, on };
  return undefined;
}
