import type { IncomingMessage } from "node:http";
import type { VendorEvent } from "@gable/vendors/protocols.ts";
import { readVendorEvent } from "@gable/vendors/vendor-event.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";
import { taskOfKey } from "../workflow/order-key.ts";
import { applyAnswer } from "../workflow/run-task.ts";
import { boundedBodies } from "./event-bodies.ts";
import { Refusal } from "./refusal.ts";

export const VENDOR_EVENTS_PATH = "/vendor-events";

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
          secrets: ctx.config.vendorWebhookSecrets,
          nowMs: Date.now(),
        });
        if (!reading.ok)
          throw new Refusal(reading.reason === "malformed" ? 400 : 401, reading.reason, "This event cannot be taken.");
        const { event } = reading;
        await ctx.database.kysely.transaction().execute(async (trx) => {
          const fresh = await trx
            .insertInto("webhook_events")
            .values({ vendor: event.kind, event_id: event.event, applied_at: new Date().toISOString() })
            .onConflict((conflict) => conflict.doNothing())
            .returning("event_id")
            .executeTakeFirst();
          if (!fresh) return;
          const isHeard = await hear(ctx, trx, event);
          const isApplied = event.status === "answered" && (await applyToTask(ctx, trx, event));
          // The answer may overtake the reply that names the order; the vendor delivers again.
          if (event.status === "answered" && !isHeard && !isApplied)
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

async function hear(ctx: Context, trx: Transaction, event: VendorEvent): Promise<boolean> {
  const listener = ctx.vendorEvents.get(`${event.kind}/${event.act}`);
  return listener ? listener(ctx, trx, event) : false;
}

/**
 * Gives an answer to the task that asked; false where no task has placed such an order. Of an order whose number never reached us, because
 * the vendor's reply was lost, the key tells whose it is.
 */
async function applyToTask(
  ctx: Context,
  trx: Transaction,
  event: VendorEvent & { readonly status: "answered" },
): Promise<boolean> {
  const row = await trx
    .selectFrom("tasks")
    .select(["key", "kind"])
    .where("application_uuid", "=", event.reference)
    .where((is) =>
      is.or([
        is("order_id", "=", event.order),
        is.and([is("order_id", "is", null), is("key", "=", taskOfKey(event.reference, event.key) ?? "")]),
      ]),
    )
    .executeTakeFirst();
  if (!row) return false;
  const task = ctx.tasks.get(row.kind);
  if (task && "vendor" in task && task.vendor.vendor === event.kind && task.vendor.act === event.act) {
    const job = { applicationUuid: event.reference, key: row.key, kind: row.kind };
    await applyAnswer(ctx, trx, job, task.vendor, event.order, event.revision, event.answer);
  }
  return true;
}
