import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { hasCome, type Instant } from "@gable/domain/calendar/zoned-time.ts";
import type { Condition, LookedAt } from "@gable/domain/conditions/condition.ts";
import { historyOf } from "@gable/domain/conditions/condition-talk.ts";
import { holdsMoney } from "@gable/domain/conditions/money-waits.ts";
import { afterBusinessMinutes, businessHoursOf } from "@gable/domain/organisations/business-hours.ts";
import type { Queue } from "@gable/domain/pipeline/queues.ts";
import { serviceHours } from "@gable/domain/pipeline/service-levels.ts";
import { tellingOfHandOver } from "@gable/domain/signers/handed-conditions.ts";
import { askedOfBorrowerAs } from "@gable/domain/signers/handed-to-borrower.ts";
import { deadlinesOf } from "@gable/domain/workflow/deadlines/deadlines.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Upload } from "@gable/domain/workflow/facts/papers.ts";
import type { MissingItem } from "@gable/domain/workflow/notices/missing-items.ts";
import type { z } from "zod";
import type { Context } from "../../context.ts";

/** A borrower's conditions with the times that they are told: by when each is looked at, and until when it helps. */
export function withTimes(ctx: Context, file: LoanFile, conditions: readonly Condition[]): Condition[] {
  const ends = lastDaysOf(file);
  const papersOf: PapersOf = ({ uuid }) => askedOfBorrowerAs(file, uuid)?.papers ?? [];
  return withReadingTimes(ctx, file, conditions, papersOf).map((condition) => {
    return { ...condition, ...ends(condition), ...tellingOfHandOver(file, condition) };
  });
}

/** What was sent for a condition, whatever became of it. */
type PapersOf = (condition: Condition) => readonly Upload[];

/** Conditions with the hour of the lender's by which what was sent for each is looked at, or would be if it came now. */
export function withReadingTimes(
  ctx: Context,
  file: LoanFile,
  conditions: readonly Condition[],
  papersOf: PapersOf,
): Condition[] {
  const lookedAt = readingTimes(ctx, file, "conditions");
  return conditions.map((condition) => ({ ...condition, lookedAt: lookedAt(waitsSince(file, condition, papersOf)) }));
}

/** By when somebody looks at what has waited in a queue since a moment, or would look at what comes now. */
export function readingTimes(ctx: Context, file: LoanFile, queue: Queue) {
  const now = ctx.clock.now(file.uuid).toISOString();
  const hours = businessHoursOf(ctx.lenders.byOrgCode(file.orgCode));
  return (since: Instant | undefined): z.infer<typeof LookedAt> => {
    const by = afterBusinessMinutes(since ?? now, 60 * serviceHours[queue], hours);
    return { by, isPast: hasCome(by, now) };
  };
}

/** Since when it is the lender's move: what came last; undefined while it is not. */
function waitsSince(file: LoanFile, condition: Condition, papersOf: PapersOf): string | undefined {
  const { actionNeeded, created } = condition;
  if (actionNeeded) return undefined;
  return historyOf(file.facts, condition, papersOf(condition)).findLast(({ by }) => by === "ASKED")?.at ?? created;
}

/** What a notice of incompleteness calls missing, as the condition that asks for it. */
const askedAs: Readonly<Partial<Record<MissingItem, readonly ConditionCategory[]>>> = {
  OWNERSHIP: ["PROPERTY_OWNERSHIP_FRAUD_REVIEW"],
  INCOME: ["HELOC_MANUAL_PAYSTUB_UPLOAD"],
  ACCOUNT: ["BANK_ACCOUNT_FRAUD_REVIEW"],
  IDENTITY: ["ID_VERIFICATION_FAILURE", "IDENTITY_DOCUMENT_FRAUD_REVIEW"],
};

/** The last day of what waits for somebody: the notice's, where it tells of just this; the approval's, where the money waits for it. */
export function lastDaysOf(file: LoanFile): (asked: Condition) => Pick<Condition, "answerBy"> {
  const missing = file.facts.incompleteness?.missing.flatMap((item) => askedAs[item] ?? []) ?? [];
  const running = deadlinesOf(file);
  return ({ uuid, categoryEnum, actionNeeded, signerUuid }) => {
    if (!actionNeeded) return {};
    // What a notice calls missing is the borrower's own; a signer has a part in it where it was handed over to them.
    const isMissing = signerUuid === undefined && missing.includes(categoryEnum);
    for (const { deadline, on } of running) {
      if (deadline === "answer-by" && isMissing) return { answerBy: { deadline, on } };
      if (deadline === "sign-by" && holdsMoney(file, uuid)) return { answerBy: { deadline, on } };
    }
    return {};
  };
}
