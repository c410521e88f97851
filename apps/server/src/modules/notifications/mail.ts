import { randomUUID } from "node:crypto";
import type { Words } from "@gable/domain/language.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { vendorPhone } from "../../workflow/vendor-words.ts";

/** A message to one person, in the lender's name. `paragraphs` are plain text; `link` and `code` stand on lines of their own. */
export interface Mail {
  readonly to: string;
  readonly language: "en" | "es";
  readonly subject: Words;
  readonly paragraphs: readonly Words[];
  readonly link?: string;
  readonly code?: string;
  /** The application that it is about, and with which it is deleted. */
  readonly applicationUuid?: string;
}

export interface Outgoing {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A text to a mobile phone; the lender's name stands before it. */
export interface Text {
  /** E.164. */
  readonly to: string;
  readonly language: "en" | "es";
  readonly text: Words;
  /** The application that it is about, and with which it is deleted. */
  readonly applicationUuid: string;
}

export interface OutgoingText {
  readonly phone: string;
  readonly text: string;
}

export const outboxContext = (uuid: string): string => `outbox:${uuid}`;

/** Puts a mail into the outbox; it is sent once the transaction has committed. */
export async function sendMail(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  identityUuid: string | null,
  mail: Mail,
): Promise<void> {
  const uuid = randomUUID();
  const { companyInfo } = lender.orgMetaData;
  const outgoing: Outgoing = {
    from: { name: lender.orgBrand, address: companyInfo.email },
    to: mail.to,
    subject: mail.subject[mail.language],
    text: [
      ...mail.paragraphs.map((paragraph) => paragraph[mail.language]),
      ...(mail.link ? [mail.link] : []),
      ...(mail.code ? [mail.code] : []),
      `${lender.orgBrand} · ${companyInfo.phoneFormatted}`,
    ].join("\n\n"),
  };
  await putOut(ctx, trx, lender, { uuid, identityUuid, applicationUuid: mail.applicationUuid ?? null, outgoing });
}

/** Puts a text message into the outbox; it is sent once the transaction has committed. */
export async function sendText(ctx: Context, trx: Transaction, lender: Lender, text: Text): Promise<void> {
  const outgoing: OutgoingText = { phone: text.to, text: `${lender.orgBrand}: ${text.text[text.language]}` };
  const { applicationUuid } = text;
  await putOut(ctx, trx, lender, { uuid: randomUUID(), identityUuid: null, applicationUuid, outgoing });
}

async function putOut(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  message: {
    readonly uuid: string;
    readonly identityUuid: string | null;
    readonly applicationUuid: string | null;
    readonly outgoing: Outgoing | OutgoingText;
  },
): Promise<void> {
  const { uuid, identityUuid, applicationUuid, outgoing } = message;
  await trx
    .insertInto("outbox")
    .values({
      uuid,
      org_code: lender.orgCode,
      identity_uuid: identityUuid,
      application_uuid: applicationUuid,
      sealed_message: ctx.sealing.alone.sealJson(outgoing, outboxContext(uuid)),
    })
    .execute();
  await ctx.jobs.enqueueIn(trx, "mail", { uuid });
}

/** To whom messages about an application went: addresses and phone numbers. */
export async function messagesAbout(
  sealing: Sealing,
  db: Database,
  application: string,
): Promise<{ readonly uuid: string; readonly to: string }[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["uuid", "sealed_message"])
    .where("application_uuid", "=", application)
    .execute();
  return rows.map(({ uuid, sealed_message }) => {
    const message = sealing.alone.openJson(sealed_message, outboxContext(uuid)) as Outgoing | OutgoingText;
    return { uuid, to: "phone" in message ? message.phone : message.to };
  });
}

/** Hands a message of the outbox to the vendor of its kind; safe to repeat, because its uuid is the order's key. */
export async function deliverMail(ctx: Context, uuid: string): Promise<void> {
  const row = await ctx.database.kysely
    .selectFrom("outbox")
    .select(["sealed_message", "sent_at"])
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  if (!row || row.sent_at) return;
  const message = ctx.sealing.alone.openJson(row.sealed_message, outboxContext(uuid)) as Outgoing | OutgoingText;
  const order = { key: uuid, reference: uuid, correlationId: uuid, orderedAt: ctx.clock.now().toISOString() };
  const reply = await ("phone" in message
    ? ctx.vendors.sms.send({ ...order, request: { to: vendorPhone(message.phone), text: message.text } })
    : ctx.vendors.mail.send({ ...order, request: message }));
  await ctx.database.kysely
    .updateTable("outbox")
    .set({
      sent_at: ctx.clock.now().toISOString(),
      undelivered: reply.status === "answered" && reply.answer.outcome === "undeliverable" ? reply.answer.reason : null,
    })
    .where("uuid", "=", uuid)
    .execute();
}
