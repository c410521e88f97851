import type { TextStatus } from "@gable/vendors/sms/text-status.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { keepCarriersStop, type OutgoingText, outboxContext } from "./mail.ts";

/** Writes down, once, that a text of the outbox did not arrive after all; a stop with the carrier is heeded from now on. */
export async function hearOfText(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  { id, undelivered }: TextStatus,
): Promise<void> {
  if (undelivered === null) return;
  const fresh = await trx
    .insertInto("webhook_events")
    .values({ vendor: "text-status", event_id: id, applied_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst();
  if (fresh) await noteUndelivered(ctx, trx, uuid, undelivered);
}

/**
 * Writes down why a text of the outbox did not arrive, which no later word takes back; a stop with the carrier is heeded from now on. False
 * where there is no such text.
 */
export async function noteUndelivered(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  undelivered: Exclude<TextStatus["undelivered"], null>,
): Promise<boolean> {
  const text = await trx
    .updateTable("outbox")
    .set({ undelivered })
    .where("uuid", "=", uuid)
    .where("phone_fingerprint", "is not", null)
    .returning("sealed_message")
    .executeTakeFirst();
  if (text && undelivered === "opted-out") {
    const { phone } = ctx.sealing.alone.openJson(text.sealed_message, outboxContext(uuid)) as OutgoingText;
    await keepCarriersStop(ctx, trx, phone);
  }
  return text !== undefined;
}

/** Whether a text of ours goes by this name in the outbox. */
export async function isText(trx: Transaction, uuid: string): Promise<boolean> {
  const text = await trx
    .selectFrom("outbox")
    .select("uuid")
    .where("uuid", "=", uuid)
    .where("phone_fingerprint", "is not", null)
    .executeTakeFirst();
  return text !== undefined;
}
