import { randomUUID } from "node:crypto";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Exchange, OrderStanding, VendorReply } from "@gable/vendors/order-protocol.ts";
import { VendorRefused, VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import type { Context, VendorTask } from "../context.ts";
import type { Database, Transaction } from "../database/transaction.ts";
import type { Seal } from "../sealing/sealing.ts";
import { advanceLocked } from "./advance.ts";
import { applicationColumns, loadApplication, lockApplication, openApplication } from "./application-store.ts";
import { orderKey } from "./order-key.ts";
import { recordRefusal, recordTaking, tookOrder } from "./record-refusal.ts";
import { vendorActor } from "./task.ts";

/** What a job of the queue `task` carries: identifiers only. */
export interface TaskJob {
  readonly applicationUuid: string;
  readonly key: string;
  readonly kind: string;
  /** How often the order has been asked after; not at all when it is left out. Failures before it was placed do not count. */
  readonly askedAfter?: number | undefined;
}

/** A pending order is asked after again in this time, should its webhook never come; then after twice as long each time. */
const ASK_AFTER_SECONDS = 15;
const ASK_AFTER_MOST_SECONDS = 3600;

/**
 * Does one task. A vendor that cannot be reached, or refuses, makes this throw, so that the queue tries again later under the same key; the
 * vendor sees one order however often that happens.
 */
export async function runTask(ctx: Context, job: TaskJob): Promise<void> {
  const task = ctx.tasks.get(job.kind);
  if (!task) throw new Error(`nobody does the work ${job.kind}`);
  const begun = await begin(ctx, job);
  if (!begun) return;
  try {
    const { file, seal } = openApplication(ctx, begun);
    if ("own" in task) {
      const done = await task.own.run(ctx, file, ctx.clock.now(file.uuid), seal, job.key);
      const change = typeof done === "function" ? done : () => done;
      await ctx.database.kysely.transaction().execute(async (trx) => {
        const stored = await lockApplication(ctx, trx, job.applicationUuid);
        if (!(await finish(trx, job))) return;
        let isVoid = false;
        await advanceLocked(ctx, trx, stored, { kind: "system" }, (locked) => {
          const changed = change(locked);
          isVoid = changed === undefined && !isCalledFor(locked, job);
          return changed;
        });
        if (isVoid) await takeBack(trx, job);
      });
      return;
    }
    if (begun.order_id === null && task.vendor.isWanted?.(file, job.key) === false) {
      await finish(ctx.database.kysely, job);
      return;
    }
    const reply = await timed(ctx, task.vendor, () => askVendor(ctx, job, task.vendor, begun.order_id, file, seal));
    await keepExchanges(ctx, job, seal, { kind: task.vendor.vendor, order: reply.order, exchanges: reply.exchanges });
    await settle(ctx, job, task.vendor, reply);
  } catch (cause) {
    await fail(ctx, job, cause);
    // A key that has run out, or a gateway of theirs: somebody is told, and the application goes on by itself once that is mended.
    if (cause instanceof VendorRefused) {
      ctx.log.error({ err: cause, application: job.applicationUuid, task: job.key }, "vendor refused an order");
      await recordRefusal(ctx, job, cause);
    }
    throw cause;
  }
}

/** Asks after an order that was placed before; places it otherwise, or when the vendor has forgotten it. */
async function askVendor(
  ctx: Context,
  job: TaskJob,
  task: VendorTask,
  orderId: string | null,
  file: LoanFile,
  seal: Seal,
): Promise<VendorReply<unknown, unknown>> {
  const desk = ctx.vendors.desk(task.vendor);
  if (orderId !== null) {
    const standing: OrderStanding<unknown, unknown> = await desk.find(task.act, orderId);
    if (standing.status !== "unknown") return standing;
  }
  // The desk's types follow the act, which is only known as a name here.
  return desk.place(task.act, {
    key: orderKey(job.applicationUuid, job.key),
    reference: job.applicationUuid,
    correlationId: randomUUID(),
    orderedAt: ctx.clock.now(file.uuid).toISOString(),
    callbackUrl: ctx.config.vendorCallbackUrl,
    request: await task.request(ctx, file, { key: job.key, seal }),
  });
}

/** Counts what became of the order, and how long it took. */
async function timed(
  ctx: Context,
  { vendor, act }: VendorTask,
  ask: () => Promise<VendorReply<unknown, unknown>>,
): Promise<VendorReply<unknown, unknown>> {
  const startedAt = performance.now();
  const end = (outcome: string) => ctx.metrics.asked(vendor, act, outcome, (performance.now() - startedAt) / 1000);
  try {
    const reply = await ask();
    end(reply.status);
    return reply;
  } catch (cause) {
    end(cause instanceof VendorUnavailable ? cause.reason : cause instanceof VendorRefused ? "refused" : "fault");
    throw cause;
  }
}

async function settle(
  ctx: Context,
  job: TaskJob,
  task: VendorTask,
  reply: VendorReply<unknown, unknown>,
): Promise<void> {
  const { askedAfter = 0 } = job;
  await ctx.database.kysely.transaction().execute(async (trx) => {
    if (reply.status === "answered") {
      await applyAnswer(ctx, trx, job, task, reply.order, reply.revision, reply.answer);
      if (isFinal(task, reply.answer)) return;
    } else {
      const stored = await lockApplication(ctx, trx, job.applicationUuid);
      await recordTaking(ctx, trx, stored, job, reply.order);
      await trx
        .updateTable("tasks")
        .set({ order_id: reply.order })
        .where("application_uuid", "=", job.applicationUuid)
        .where("key", "=", job.key)
        .execute();
    }
    const startAfterSeconds = Math.min(ASK_AFTER_SECONDS * 2 ** askedAfter, ASK_AFTER_MOST_SECONDS);
    await ctx.jobs.enqueueIn(trx, "task", { ...job, askedAfter: askedAfter + 1 }, { startAfterSeconds });
  });
}

const isFinal = (task: VendorTask, answer: unknown): boolean => task.isFinal?.(answer as never) ?? true;

/** Applies an answer once: an answer of a lower or equal revision than the one applied is late or repeated. */
export async function applyAnswer(
  ctx: Context,
  trx: Transaction,
  job: TaskJob,
  task: VendorTask,
  order: string,
  revision: number,
  answer: unknown,
): Promise<void> {
  const stored = await lockApplication(ctx, trx, job.applicationUuid);
  const taken = await trx
    .updateTable("tasks")
    .set({
      state: isFinal(task, answer) ? "done" : "running",
      order_id: order,
      revision,
      finished_at: new Date().toISOString(),
      error: null,
    })
    .where("application_uuid", "=", job.applicationUuid)
    .where("key", "=", job.key)
    .where("revision", "<", revision)
    .returning("key")
    .executeTakeFirst();
  if (!taken) return;
  await advanceLocked(ctx, trx, stored, vendorActor(task.vendor, order), async (file, now, seal) => {
    const change = await task.apply(ctx, file, answer as never, now, { key: job.key, order, seal });
    return tookOrder(file.facts, job.key, change);
  });
}

/** Counts the attempt and reads the application; undefined when the task is done or was given up. */
const begin = (ctx: Context, job: TaskJob) =>
  ctx.database.kysely
    .with("begun", (db) =>
      db
        .updateTable("tasks")
        .set((eb) => ({ state: "running", attempts: eb("attempts", "+", 1), started_at: new Date().toISOString() }))
        .where("application_uuid", "=", job.applicationUuid)
        .where("key", "=", job.key)
        .where("state", "in", ["queued", "running", "failed"])
        .returning(["application_uuid", "order_id"]),
    )
    .selectFrom("begun")
    .innerJoin("applications", "applications.uuid", "begun.application_uuid")
    .select([...applicationColumns, "begun.order_id"])
    .executeTakeFirst();

/** Whether it was not done already. */
async function finish(trx: Database, job: TaskJob): Promise<boolean> {
  const row = await trx
    .updateTable("tasks")
    .set({ state: "done", finished_at: new Date().toISOString(), error: null })
    .where("application_uuid", "=", job.applicationUuid)
    .where("key", "=", job.key)
    .where("state", "!=", "done")
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}

const isCalledFor = (file: LoanFile, { key }: TaskJob): boolean =>
  decide(file).effects.some((effect) => effect.key === key);

/** What was called for no more before it was done counts as never begun: where it is called for again it is done. */
async function takeBack(trx: Transaction, job: TaskJob): Promise<void> {
  await trx
    .deleteFrom("tasks")
    .where("application_uuid", "=", job.applicationUuid)
    .where("key", "=", job.key)
    .execute();
}

async function fail(ctx: Context, job: TaskJob, cause: unknown): Promise<void> {
  if (cause instanceof VendorUnavailable || cause instanceof VendorRefused) {
    const { seal } = await loadApplication(ctx, ctx.database.kysely, job.applicationUuid);
    await keepExchanges(ctx, job, seal, { kind: cause.kind, order: job.key, exchanges: cause.exchanges });
  }
  await ctx.database.kysely
    .updateTable("tasks")
    .set({ state: "failed", error: cause instanceof Error ? cause.name : "unknown" })
    .where("application_uuid", "=", job.applicationUuid)
    .where("key", "=", job.key)
    .where("state", "=", "running")
    .execute();
}

/** Keeps what was said on the wire, word for word and sealed, for audit. */
async function keepExchanges(
  ctx: Context,
  job: TaskJob,
  seal: Seal,
  { kind, order, exchanges }: { kind: string; order: string; exchanges: readonly Exchange[] },
): Promise<void> {
  if (exchanges.length === 0) return;
  await ctx.database.kysely
    .insertInto("vendor_exchanges")
    .values(
      exchanges.map((exchange) => ({
        uuid: randomUUID(),
        application_uuid: job.applicationUuid,
        kind,
        order_id: order,
        sealed_request: seal.sealJson(
          [exchange.method, exchange.url, exchange.requestBody],
          `exchange:${job.applicationUuid}`,
        ),
        sealed_answer: seal.sealJson(
          [exchange.status ?? null, exchange.responseBody ?? null],
          `exchange:${job.applicationUuid}`,
        ),
        outcome: exchange.failure ?? String(exchange.status),
        sent_at: exchange.startedAt,
        answered_at: new Date(Date.parse(exchange.startedAt) + exchange.durationMs).toISOString(),
      })),
    )
    .execute();
}
