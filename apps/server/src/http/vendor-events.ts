import type { IncomingMessage } from "node:http";
import type { VendorEvent } from "@gable/vendors/protocols.ts";
import { readVendorEvent } from "@gable/vendors/vendor-event.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";
import { taskOfKey } from "../workflow/order-key.ts";
import { applyAnswer } from "../workflow/run-task.ts";
import { boundedBodies } from "./event-bodies.ts";
import { Refusal } from "./refusal.ts";

export const VENDOR_EVENTS_PATH = "/vendor-events";

/** Whatever is reported on has a name that we gave. */
const OfOurs = z.object({ reference: z.uuid() });

/** A report with its papers. */
const LARGEST_EVENT_BYTES = 8 * 1024 * 1024;
/** Of all that are arriving together. */
const MOST_HELD_BYTES = 64 * 1024 * 1024;

/**
 * Where vendors report. Every event is signed; each is applied once, whatever the order and number of deliveries. Modules that
 * follow a vendor in more ways than by a task's answer listen through `ctx.vendorEvents`.
 */
export function vendorEvents(app: FastifyInstance, ctx: Context): void {
  const readBody = boundedBodies(MOST_HELD_BYTES);
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", async (_request: FastifyRequest, stream: IncomingMessage) =>
      readBody(stream, LARGEST_EVENT_BYTES),
    );
    scope.post(
      VENDOR_EVENTS_PATH,
      { config: { rateLimit: false }, bodyLimit: LARGEST_EVENT_BYTES },
      async (request, reply) => {
        const signature = request.headers["x-vendor-signature"];
        const reading = readVendorEvent({
          signature: typeof signature === "string" ? signature : undefined,
          body: typeof request.body === "string" ? request.body : "",
          secrets: ctx.config.vendorWebhookSecrets.common,
          ownSecrets: ctx.config.vendorWebhookSecrets.own,
          nowMs: Date.now(),
        });
        if (!reading.ok) throw untaken(reading.reason);
        const { event } = reading;
        if (!OfOurs.safeParse(event).success) throw untaken("malformed");
        await ctx.database.kysely.transaction().execute(async (trx) => {
          const fresh = await trx
            .insertInto("webhook_events")
            .values({ vendor: event.kind, event_id: event.event, applied_at: new Date().toISOString() })
            .onConflict((conflict) => conflict.doNothing())
            .returning("event_id")
            .executeTakeFirst();
          if (!fresh) return;
          if (await isTaken(ctx, trx, event)) return;
          // The answer may overtake the reply that names the order; the vendor delivers again.
          throw new Refusal(409, "order-unknown", "This order is not known yet. Send the event again.", {
            retryAfter: 1,
          });
        });
        return reply.status(204).send();
      },
    );
    done();
  });
}

const untaken = (reason: "bad-signature" | "stale" | "malformed"): Refusal =>
  new Refusal(reason === "malformed" ? 400 : 401, reason, "This event cannot be taken.");

/** Gives a report to who follows such, and an answer to the task that asked. False where nobody knows of the order. */
async function isTaken(ctx: Context, trx: Transaction, event: VendorEvent): Promise<boolean> {
  const order = await taskOf(ctx, trx, event);
  const listener = ctx.vendorEvents.get(`${event.kind}/${event.act}`);
  if (event.status === "pending") {
    // What was on the way to an answer and comes after it says nothing any more.
    if (!listener || order?.state === "done") return true;
    return listener(ctx, trx, event, order?.key);
  }
  const isHeard = (await listener?.(ctx, trx, event, order?.key)) ?? false;
  if (!order) return isHeard;
  const { key, kind, vendor } = order;
  const job = { applicationUuid: event.reference, key, kind };
  await applyAnswer(ctx, trx, job, vendor, event.order, event.revision, event.answer);
  return true;
}

/**
 * The task that has placed this order for this application; undefined where none has. Of an order whose number never reached us, because
 * the vendor's reply was lost, the key tells whose it is.
 */
async function taskOf(ctx: Context, trx: Transaction, event: VendorEvent) {
  const row = await trx
    .selectFrom("tasks")
    .innerJoin("applications", "applications.uuid", "tasks.application_uuid")
    .select(["tasks.key", "tasks.kind", "tasks.state"])
    .where("tasks.application_uuid", "=", event.reference)
    // Nothing more is learned of what was deleted.
    .where("applications.erased_at", "is", null)
    .where((is) =>
      is.or([
        is("order_id", "=", event.order),
        is.and([is("order_id", "is", null), is("key", "=", taskOfKey(event.reference, event.key) ?? "")]),
      ]),
    )
    .executeTakeFirst();
  const task = row && ctx.tasks.get(row.kind);
  if (!task || !("vendor" in task)) return undefined;
  const { vendor } = task;
  return vendor.vendor === event.kind && vendor.act === event.act ? { ...row, vendor } : undefined;
}
