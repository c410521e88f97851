import { randomBytes, randomUUID } from "node:crypto";
import {
  lenderWebhook,
  redeliverWebhook,
  removeLenderWebhook,
  replayWebhooks,
  saveLenderWebhook,
  testLenderWebhook,
  webhookDeliveries,
} from "@gable/contract/calls/webhooks.ts";
import { type LenderEvent, lenderEventsOf } from "@gable/domain/webhooks/lender-event.ts";
import { sql } from "kysely";
import type { Context, Follower } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { answer, answerPrepared, type Caller, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid, notFound, Refusal } from "../../http/refusal.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";
import { demandOutside, openSecrets, post, sealSecrets } from "./deliver.ts";

const SECRET_BYTES = 32;
/** How long a secret that is replaced at the same address signs beside the new one. */
const BESIDE_MS = 86_400_000;
const MOST = 100;
const MOST_AGAIN = 1000;

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
      const row = await readWebhook(db, staff.orgCode);
      if (!row) return { url: null, changedAt: null, changedBy: null, formerUntil: null, underWay: 0 };
      const { former } = openSecrets(ctx, staff.orgCode, row.sealed_secret);
      return {
        url: row.url,
        changedAt: row.changed_at,
        changedBy: row.name,
        formerUntil: former?.until ?? null,
        underWay: await countUnderWay(db, staff.orgCode),
      };
    }),
    answer(saveLenderWebhook, async ({ body: { url, isKnown, changedAt: known } }, caller, trx) => {
      const { orgCode, staffUuid } = caller.staff;
      await demandAddress(ctx, url);
      const now = ctx.clock.now();
      await holdLender(trx, orgCode);
      const before = await readWebhook(trx, orgCode);
      if (known !== undefined) demandKnown(before, known);
      const isRenewed = before?.url === url;
      const former =
        isRenewed && !isKnown
          ? {
              secret: openSecrets(ctx, orgCode, before.sealed_secret).secret,
              until: new Date(now.getTime() + BESIDE_MS).toISOString(),
            }
          : undefined;
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      const kept = {
        url,
        sealed_secret: sealSecrets(ctx, orgCode, { secret, former }),
        changed_at: now.toISOString(),
        changed_by: staffUuid,
      };
      await trx
        .insertInto("lender_webhooks")
        .values({ org_code: orgCode, ...kept })
        .onConflict((conflict) => conflict.column("org_code").doUpdateSet(kept))
        .execute();
      const formerUntil = former?.until ?? null;
      await note(
        ctx,
        trx,
        caller,
        isRenewed ? "webhook-secret-renewed" : "webhook-saved",
        isRenewed ? { url, formerUntil } : { url, before: before?.url ?? null },
      );
      return { url, changedAt: kept.changed_at, changedBy: caller.staff.name, formerUntil, secret };
    }),
    answer(removeLenderWebhook, async ({ body: { changedAt: known, lost } }, caller, trx) => {
      const { orgCode } = caller.staff;
      await holdLender(trx, orgCode);
      const before = await readWebhook(trx, orgCode);
      demandKnown(before, known);
      const underWay = await countUnderWay(trx, orgCode);
      if (underWay > lost)
        throw new Refusal(409, "more-under-way", "More is on its way to this address by now. Look at it again.");
      await trx.deleteFrom("lender_webhooks").where("org_code", "=", orgCode).execute();
      await trx
        .updateTable("webhook_deliveries")
        .set({ given_up_at: ctx.clock.now().toISOString() })
        .where("org_code", "=", orgCode)
        .where("delivered_at", "is", null)
        .where("given_up_at", "is", null)
        .execute();
      await note(ctx, trx, caller, "webhook-removed", { url: before?.url, lost: underWay });
    }),
    answerPrepared(
      testLenderWebhook,
      async (_received, { staff }) => sendTest(ctx, staff.orgCode),
      async (_received, caller, trx, tested) => {
        await note(ctx, trx, caller, "webhook-tested", tested);
        return { status: tested.status };
      },
    ),
    answer(redeliverWebhook, async ({ params: { delivery } }, caller, trx) => {
      await demandAddressKnown(trx, caller.staff.orgCode);
      const count = await sendAgain(ctx, trx, caller.staff.orgCode, (query) => query.where("uuid", "=", delivery));
      if (count === 0) throw notFound();
      await note(ctx, trx, caller, "webhook-redelivered", { delivery });
    }),
    answer(replayWebhooks, async ({ body: { since } }, caller, trx) => {
      await demandAddressKnown(trx, caller.staff.orgCode);
      const count = await sendAgain(ctx, trx, caller.staff.orgCode, (query) =>
        query.where("happened_at", ">=", since).orderBy("happened_at").limit(MOST_AGAIN),
      );
      await note(ctx, trx, caller, "webhook-replayed", { since, count });
      return { count };
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
          givenUpAt: row.given_up_at,
        })),
      };
    }),
  ];
}

/** A message that means nothing, sent while the administrator waits. */
async function sendTest(
  ctx: Context,
  orgCode: string,
): Promise<{ readonly url: string; readonly status: number | null }> {
  const { url, sealed_secret: sealed } = await demandAddressKnown(ctx.database.kysely, orgCode);
  const body = JSON.stringify({ uuid: randomUUID(), event: "test", happenedAt: ctx.clock.now().toISOString() });
  return { url, status: await post(ctx, url, body, openSecrets(ctx, orgCode, sealed)).catch(() => null) };
}

/** One at a time: of two who change it at once the second is told of the first, whose secret would end unseen. */
const holdLender = (trx: Transaction, orgCode: string) =>
  trx.selectFrom("lenders").select("org_code").where("org_code", "=", orgCode).forNoKeyUpdate().execute();

function demandKnown(before: { readonly changed_at: string } | undefined, known: string | null): void {
  if (known !== (before?.changed_at ?? null))
    throw new Refusal(409, "changed-meanwhile", "A colleague has changed this meanwhile. Look at it again.");
}

/** What the address has not taken yet. */
async function countUnderWay(db: Database, orgCode: string): Promise<number> {
  const { count } = await db
    .selectFrom("webhook_deliveries")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("org_code", "=", orgCode)
    .where("delivered_at", "is", null)
    .where("given_up_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const readWebhook = (db: Database, orgCode: string) =>
  db
    .selectFrom("lender_webhooks")
    .leftJoin("staff", "staff.uuid", "lender_webhooks.changed_by")
    .select(["url", "sealed_secret", "changed_at", "staff.name"])
    .where("lender_webhooks.org_code", "=", orgCode)
    .executeTakeFirst();

async function demandAddressKnown(db: Database, orgCode: string) {
  const row = await readWebhook(db, orgCode);
  if (!row) throw new Refusal(409, "no-webhook", "There is no address to send to. Set one first.");
  return row;
}

const deliveriesOf = (db: Database, orgCode: string) =>
  db.selectFrom("webhook_deliveries").select("uuid").where("org_code", "=", orgCode);
type Deliveries = ReturnType<typeof deliveriesOf>;

/** Puts deliveries on their way once more; whoever hears of one twice knows it by its uuid. Returns how many. */
async function sendAgain(
  ctx: Context,
  trx: Transaction,
  orgCode: string,
  which: (query: Deliveries) => Deliveries,
): Promise<number> {
  const rows = await which(deliveriesOf(trx, orgCode)).execute();
  for (const { uuid } of rows) {
    await trx
      .updateTable("webhook_deliveries")
      .set({ delivered_at: sql`null`, status: null, given_up_at: null })
      .where("uuid", "=", uuid)
      .execute();
    await ctx.jobs.enqueueIn(trx, "webhook", { uuid });
  }
  return rows.length;
}

const note = (
  ctx: Context,
  trx: Transaction,
  caller: Caller<"staff">,
  type: string,
  detail: Readonly<Record<string, unknown>>,
) => appendLenderEvent(ctx, trx, caller.staff.orgCode, staffActor(caller), { type, detail });

/** In production over TLS, and outside of our own networks. */
async function demandAddress(ctx: Context, url: string): Promise<void> {
  if (ctx.config.deployment !== "production") return;
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:") throw invalid({ url: ["https-only"] });
  await demandOutside(hostname).catch(() => {
    throw invalid({ url: ["invalid"] });
  });
}
