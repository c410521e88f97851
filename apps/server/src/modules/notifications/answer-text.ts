import { readReply, type TextReply } from "@gable/domain/notifications/text-reply.ts";
import type { InboundText } from "@gable/vendors/sms/inbound-text.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { fingerprintOf } from "../../sealing/fingerprint.ts";
import { phoneOfVendor } from "../../workflow/vendor-words.ts";
import { type OutgoingText, outboxContext, sendText } from "./mail.ts";
import { replyWords } from "./reply-words.ts";
import { keepChoice, latestChoice } from "./text-choices.ts";

const DAY_MS = 86_400_000;

/** Does what somebody texts back, once, and answers them where we wrote to them before. */
export async function answerText(ctx: Context, trx: Transaction, { id, from, text }: InboundText): Promise<void> {
  const fresh = await trx
    .insertInto("webhook_events")
    .values({ vendor: "inbound-text", event_id: id, applied_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst();
  if (!fresh) return;
  const phone = phoneOfVendor(from);
  const { reply, language } = readReply(text);
  const last = await lastTextTo(ctx, trx, phone);
  if (!(await apply(ctx, trx, phone, reply)) || !last) return;
  // A machine at the other end would answer every answer.
  if (reply === "other" && last.isReply && Date.now() - Date.parse(last.at) < DAY_MS) return;
  const lender = ctx.lenders.byOrgCode(last.orgCode);
  await sendText(ctx, trx, lender, {
    to: phone,
    language: language ?? last.language,
    applicationUuid: last.applicationUuid,
    text: replyWords[reply](lender.orgMetaData.companyInfo.phoneFormatted),
    isReply: true,
  });
}

/** Whether there is something to say to it: a stop is confirmed once, a start only where texts were stopped. */
async function apply(ctx: Context, trx: Transaction, phone: string, reply: TextReply): Promise<boolean> {
  if (reply !== "stop" && reply !== "start") return true;
  const isStopped = (await latestChoice(ctx, trx, phone))?.choice === "stopped";
  if (isStopped === (reply === "stop")) return false;
  const choice = reply === "stop" ? "stopped" : "agreed";
  await keepChoice(ctx, trx, phone, { choice, by: "reply", at: ctx.clock.now() });
  return true;
}

/** What was last texted to a number: in whose name, about which application, in which language. */
async function lastTextTo(ctx: Context, db: Database, phone: string) {
  const row = await db
    .selectFrom("outbox")
    .select(["uuid", "org_code", "application_uuid", "sealed_message", "created_at"])
    .where("phone_fingerprint", "=", await fingerprintOf(ctx, db, "phone", phone))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { language = "en", isReply } = ctx.sealing.alone.openJson(
    row.sealed_message,
    outboxContext(row.uuid),
  ) as OutgoingText;
  return { orgCode: row.org_code, applicationUuid: row.application_uuid, at: row.created_at, language, isReply };
}
