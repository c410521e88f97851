import { randomBytes, randomUUID } from "node:crypto";
import {
  lenderWebhook,
  removeLenderWebhook,
  saveLenderWebhook,
  webhookDeliveries,
} from "@gable/contract/calls/webhooks.ts";
import { type LenderEvent, lenderEventsOf } from "@gable/domain/webhooks/lender-event.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { invalid } from "../../http/refusal.ts";
import type { Follower } from "../../workflow/advance.ts";
import { demandOutside, secretContext } from "./deliver.ts";

const SECRET_BYTES = 32;
const MOST = 100;

/** Puts what a change of facts is news of on its way to the lender's own systems, in the transaction that changed them. */
export const tellLender: Follower = async (ctx, trx, { before, after, now }) => {
  const events = lenderEventsOf(before, after);
  if (events.length === 0) return;
  const known = await trx
    .selectFrom("lender_webhooks")
    .select("org_code")
    .where("org_code", "=", after.orgCode)
    .executeTakeFirst();
  if (!known) return;
  for (const event of events) {
    const uuid = randomUUID();
    await trx
      .insertInto("webhook_deliveries")
      .values({
        uuid,
        org_code: after.orgCode,
        application_uuid: after.uuid,
        event,
        happened_at: now.toISOString(),
      })
      .execute();
    await ctx.jobs.enqueueIn(trx, "webhook", { uuid });
  }
};

/** Where the lender's own systems are told what happens. */
export function webhookRoutes(ctx: Context): Route[] {
  return [
    answer(lenderWebhook, async (_received, { staff }, db) => {
      const row = await db
        .selectFrom("lender_webhooks")
        .select(["url", "changed_at"])
        .where("org_code", "=", staff.orgCode)
        .executeTakeFirst();
      return { url: row?.url ?? null, changedAt: row?.changed_at ?? null };
    }),
    answer(saveLenderWebhook, async ({ body: { url } }, { staff }, trx) => {
      await demandAddress(ctx, url);
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      const changedAt = ctx.clock.now().toISOString();
      const kept = {
        url,
        sealed_secret: ctx.sealing.alone.sealJson({ secret }, secretContext(staff.orgCode)),
        changed_at: changedAt,
        changed_by: staff.staffUuid,
      };
      await trx
        .insertInto("lender_webhooks")
        .values({ org_code: staff.orgCode, ...kept })
        .onConflict((conflict) => conflict.column("org_code").doUpdateSet(kept))
        .execute();
      return { url, changedAt, secret };
    }),
    answer(removeLenderWebhook, async (_received, { staff }, trx) => {
      await trx.deleteFrom("lender_webhooks").where("org_code", "=", staff.orgCode).execute();
    }),
    answer(webhookDeliveries, async (_received, { staff }, db) => {
      const rows = await db
        .selectFrom("webhook_deliveries")
        .selectAll()
        .where("org_code", "=", staff.orgCode)
        .orderBy("created_at", "desc")
        .limit(MOST)
        .execute();
      return {
        deliveries: rows.map((row) => ({
          uuid: row.uuid,
          applicationUuid: row.application_uuid,
          event: row.event as LenderEvent,
          createdAt: row.created_at,
          attempts: row.attempts,
          status: row.status,
          deliveredAt: row.delivered_at,
        })),
      };
    }),
  ];
}

/** In production over TLS, and outside of our own networks. */
async function demandAddress(ctx: Context, url: string): Promise<void> {
  if (ctx.config.deployment !== "production") return;
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:") throw invalid({ url: ["https-only"] });
  await demandOutside(hostname).catch(() => {
    throw invalid({ url: ["invalid"] });
  });
}
