import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import { openCondition } from "@gable/domain/conditions/caused-conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { historyOf } from "@gable/domain/conditions/condition-talk.ts";
import { holdsMoney } from "@gable/domain/conditions/money-waits.ts";
import { afterBusinessMinutes, businessHoursOf } from "@gable/domain/organisations/business-hours.ts";
import { serviceHours } from "@gable/domain/pipeline/service-levels.ts";
import { deadlinesOf } from "@gable/domain/workflow/deadlines/deadlines.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { MissingItem } from "@gable/domain/workflow/notices/missing-items.ts";
import type { Context } from "../../context.ts";

/** Conditions with the times that their borrower is told: by when each is looked at, and until when it helps. */
export function withTimes(ctx: Context, file: LoanFile, conditions: readonly Condition[]): Condition[] {
  const now = ctx.clock.now(file.uuid).toISOString();
  const hours = businessHoursOf(ctx.lenders.byOrgCode(file.orgCode));
  const ends = lastDaysOf(file);
  return conditions.map((condition) => {
    const by = afterBusinessMinutes(waitsSince(file, condition) ?? now, 60 * serviceHours.conditions, hours);
    const answerBy = condition.actionNeeded ? ends(condition) : undefined;
    return { ...condition, lookedAt: { by, isPast: hasCome(by, now) }, ...(answerBy && { answerBy }) };
  });
}

/** Since when it is the lender's move: what came last; undefined while it is the borrower's. */
function waitsSince(file: LoanFile, { uuid, actionNeeded, created }: Condition): string | undefined {
  if (actionNeeded) return undefined;
  const open = openCondition(file, uuid);
  const history = open ? historyOf(file.facts, open.condition, open.papers) : [];
  return history.findLast(({ by }) => by === "ASKED")?.at ?? created;
}

/** What a notice of incompleteness calls missing, as the condition that asks for it. */
const askedAs: Readonly<Partial<Record<MissingItem, readonly ConditionCategory[]>>> = {
  OWNERSHIP: ["PROPERTY_OWNERSHIP_FRAUD_REVIEW"],
  INCOME: ["HELOC_MANUAL_PAYSTUB_UPLOAD"],
  ACCOUNT: ["BANK_ACCOUNT_FRAUD_REVIEW"],
  IDENTITY: ["ID_VERIFICATION_FAILURE", "IDENTITY_DOCUMENT_FRAUD_REVIEW"],
};

/** The last day of a condition: the notice's, where it tells of just this; the approval's, where the money waits for it. */
function lastDaysOf(file: LoanFile): (asked: Condition) => Condition["answerBy"] {
  const missing = file.facts.incompleteness?.missing.flatMap((item) => askedAs[item] ?? []) ?? [];
  const running = deadlinesOf(file);
  return ({ uuid, categoryEnum }) => {
    for (const { deadline, on } of running) {
      if (deadline === "answer-by" && missing.includes(categoryEnum)) return { deadline, on };
      if (deadline === "sign-by" && holdsMoney(file, uuid)) return { deadline, on };
    }
    return undefined;
  };
}
