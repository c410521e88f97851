import type { StatusReply } from "@gable/domain/application/status.ts";
import { settledAfter } from "@gable/domain/conditions/settled-conditions.ts";
import { isWaiting } from "@gable/domain/journey/steps.ts";
import { decide, type Outcome, PLAN_VERSION } from "@gable/domain/workflow/decide.ts";
import type { Effect } from "@gable/domain/workflow/effect.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { publishedFlags } from "@gable/domain/workflow/publish.ts";
import type { Context } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Seal } from "../sealing/sealing.ts";
import { factsContext, lockApplication, type StoredApplication } from "./application-store.ts";
import type { Change } from "./change.ts";
import { dueInstantsKept } from "./due-instants-kept.ts";
import { appendEvents, type NewEvent } from "./event-log.ts";
import { sealFile } from "./opened-files.ts";

type ChangeOf = (file: LoanFile, now: Date, seal: Seal) => Change | undefined | Promise<Change | undefined>;

export interface Advanced {
  readonly file: LoanFile;
  readonly outcome: Outcome;
  readonly status: StatusReply;
}

/** More rounds than rows of the plan would mean that two derivations undo each other. */
const MOST_ROUNDS = 40;

/**
 * Changes facts and lets the application find its place: load, change, decide, save, record, enqueue, in the caller's one
 * transaction. `change` sees the locked file; it may throw a Refusal, and may return undefined when there is nothing to change.
 */
export async function advance(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  actor: Actor,
  change: ChangeOf,
): Promise<Advanced> {
  return advanceLocked(ctx, trx, await lockApplication(ctx, trx, uuid), actor, change);
}

/** As `advance`, for a caller whose transaction has locked the application by `lockApplication` and not changed it since. */
export async function advanceLocked(
  ctx: Context,
  trx: Transaction,
  stored: StoredApplication,
  actor: Actor,
  change: ChangeOf,
): Promise<Advanced> {
  const { uuid } = stored.file;
  const now = ctx.clock.now(uuid);
  const at = now.toISOString();
  const events: NewEvent[] = [];
  let { file } = stored;

  const apply = (made: Change): void => {
    file = { ...file, facts: merged(file.facts, made.facts) };
    events.push({
      type: made.event,
      detail: { facts: Object.keys(made.facts), ...made.detail },
      sealed: stored.seal.sealJson(made.facts, `event:${uuid}`),
    });
  };

  const made = await change(file, now, stored.seal);
  if (made) apply(made);
  await made?.alongside?.(trx);
  let outcome = decide(file);
  for (let round = 0; ; round += 1) {
    if (round > MOST_ROUNDS) throw new Error(`the derivations of ${outcome.stage} do not settle`);
    const derivation = outcome.effects.map((due) => ctx.derivations[due.kind]).find((found) => found !== undefined);
    if (!derivation) break;
    apply(await derivation(ctx, file, now, trx));
    outcome = decide(file);
  }

  const settledConditions = settledAfter(stored.file, file, at);
  if (settledConditions) {
    const isMore = settledConditions[0]?.settledAt === at;
    apply({ event: isMore ? "condition-settled" : "condition-open-again", facts: { settledConditions } });
  }

  if (outcome.step !== stored.step || outcome.row !== stored.row) {
    events.push({
      type: "step-entered",
      detail: { row: outcome.row, stage: outcome.stage, step: outcome.step, plan: PLAN_VERSION },
      sealed: null,
    });
  }
  const flags = publishedFlags(file, outcome);
  const waitingSince = waitingSinceOf(outcome, stored.step, stored.waitingSince);
  const version = stored.version + 1;
  const update = trx
    .updateTable("applications")
    .set({
      version,
      step: outcome.step,
      status: JSON.stringify(flags),
      plan_version: PLAN_VERSION,
      plan_row: outcome.row,
      waiting_since: waitingSince,
      sealed_facts: sealFile(ctx.sealing, { seal: stored.seal, file }, factsContext(uuid)),
      received_at: file.facts.receivedAt ?? null,
      submitted_at: file.facts.submittedAt ?? null,
      updated_at: at,
    })
    .where("uuid", "=", uuid)
    .returning(ctx.push.announcement(uuid).as("announced"));
  const passage = { before: stored.file, after: file, now };
  const writes = [
    update,
    ...dueInstantsKept(trx, stored.plan === PLAN_VERSION ? stored.file : undefined, file),
    ...ctx.keepers.flatMap((keep) => keep(ctx, trx, passage)),
  ];
  if (events.length > 0) await appendEvents(trx, uuid, actor, at, events, writes);
  else for (const write of writes) await write.execute();
  await enqueueEffects(ctx, trx, uuid, outcome.effects);
  for (const follow of ctx.followers) await follow(ctx, trx, passage);
  return { file, outcome, status: { step: outcome.step, version, status: flags } };
}

function merged(facts: Facts, changes: Change["facts"]): Facts {
  const next: Record<string, unknown> = { ...facts, ...changes };
  for (const [name, value] of Object.entries(changes)) if (value === undefined) delete next[name];
  return next as unknown as Facts;
}

/** Since when, by the wall clock, the borrower has been looking at the same waiting step. */
function waitingSinceOf(outcome: Outcome, before: string | null, since: string | null): string | null {
  if (outcome.step === null || !isWaiting(outcome.step)) return null;
  return outcome.step === before && since !== null ? since : new Date().toISOString();
}

/** Every effect becomes one task with one job; a task that exists already is under way or done. */
export async function enqueueEffects(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  effects: readonly Effect[],
): Promise<void> {
  if (effects.length === 0) return;
  const fresh = await trx
    .insertInto("tasks")
    .values(
      effects.map(({ key, kind }) => ({ application_uuid: uuid, key, kind, queued_at: new Date().toISOString() })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(["key", "kind"])
    .execute();
  for (const { key, kind } of fresh) {
    await ctx.jobs.enqueueIn(trx, "task", { applicationUuid: uuid, key, kind });
  }
}
