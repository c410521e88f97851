import { randomUUID } from "node:crypto";
import { type Appointment, calendarFile } from "@gable/domain/calendar/calendar-file.ts";
import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import { pathInLetter } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Words } from "@gable/domain/language.ts";
import { withPlainSigns } from "@gable/domain/notifications/text-characters.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Vendors } from "@gable/vendors/open.ts";
import type { VendorOrder } from "@gable/vendors/order-protocol.ts";
import type { Attachment } from "@gable/vendors/wire-values.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { fingerprintOf } from "../../sealing/fingerprint.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { vendorPhone } from "../../workflow/vendor-words.ts";
import { type MailParts, mailPage, mailText } from "./mail-page.ts";
import { keepChoice, latestChoice } from "./text-choices.ts";

/** A message to one person, in the lender's name. `paragraphs` are plain text; `link` and `code` stand on lines of their own. */
export interface Mail {
  readonly to: string;
  readonly language: "en" | "es";
  readonly subject: Words;
  readonly paragraphs: readonly Words[];
  readonly link?: string;
  /** What who follows the link does there; otherwise they go on. */
  readonly linkWords?: Words;
  readonly code?: string;
  /** Goes with it as a file for a calendar. */
  readonly appointment?: { readonly startsAt: Instant; readonly title: Words; readonly place: string };
  /** Of a mail that no application asks for: how its receiver ends them (15 USC 7704(a)(3)), with the lender's postal address (a)(5). */
  readonly leaving?: {
    readonly words: Words;
    /** Where the receiver goes. */
    readonly page: string;
    /** What their mail program asks for them (RFC 8058). */
    readonly atOnce: string;
  };
  /** The application that it is about, and with which it is deleted. */
  readonly applicationUuid?: string;
  /** Somebody sits before a page until it comes: no other message goes first. */
  readonly isAwaited?: true;
}

export interface Outgoing {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What it is shown from where pages are shown. */
  readonly parts?: MailParts;
  readonly appointment?: Appointment;
  /** Where a mail program ends such mails with one click. */
  readonly unsubscribe?: string;
}

/** A text to a mobile phone; the lender's name stands before it. */
export interface Text {
  /** E.164. */
  readonly to: string;
  readonly language: "en" | "es";
  readonly text: Words;
  /** The application that it is about, and with which it is deleted. */
  readonly applicationUuid: string | null;
  readonly isReply?: true;
  /** As of a mail. */
  readonly isAwaited?: true;
}

export interface OutgoingText {
  readonly phone: string;
  readonly text: string;
  readonly language?: "en" | "es";
  /** It answers a text of theirs, also where that ended all others. */
  readonly isReply?: true;
}

export const outboxContext = (uuid: string): string => `outbox:${uuid}`;

/** Puts a mail into the outbox; it is sent once the transaction has committed. Returns its uuid. */
export async function sendMail(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  identityUuid: string | null,
  mail: Mail,
): Promise<string> {
  const uuid = randomUUID();
  const settings = ctx.lenders.originOf(lender) + pathInLetter(siteRoutes.settings);
  const parts = { ...partsOf(mail), ...(identityUuid !== null && { settings }) };
  const outgoing: Outgoing = {
    from: { name: lender.orgBrand, address: lender.orgMetaData.companyInfo.email },
    to: mail.to,
    subject: parts.subject,
    text: mailText(lender, parts),
    parts,
    ...(mail.appointment && { appointment: { ...mail.appointment, title: mail.appointment.title[mail.language] } }),
    ...(mail.leaving && { unsubscribe: mail.leaving.atOnce }),
  };
  const { applicationUuid = null, isAwaited = false } = mail;
  return putOut(ctx, trx, lender, { uuid, identityUuid, applicationUuid, outgoing, fingerprint: null, isAwaited });
}

/** On a link into the borrower's application. */
export const openApplication: Words = { en: "Open your application", es: "Abrir su solicitud" };
const goOn: Words = { en: "Continue", es: "Continuar" };

function partsOf({ language, subject, paragraphs, link, linkWords = goOn, code, leaving }: Mail): MailParts {
  return {
    language,
    subject: subject[language],
    paragraphs: paragraphs.map((paragraph) => paragraph[language]),
    ...(link && { link: { href: link, words: linkWords[language] } }),
    ...(code && { code }),
    ...(leaving && { leaving: { words: leaving.words[language], page: leaving.page } }),
  };
}

/** Puts a text message into the outbox; it is sent once the transaction has committed. Returns its uuid. */
export async function sendText(ctx: Context, trx: Transaction, lender: Lender, message: Text): Promise<string> {
  const { applicationUuid, to, language, text, isReply, isAwaited = false } = message;
  const outgoing: OutgoingText = {
    phone: to,
    text: withPlainSigns(`${lender.orgBrand}: ${text[language]}`),
    language,
    ...(isReply && { isReply }),
  };
  const fingerprint = await fingerprintOf(ctx, trx, "phone", to);
  const uuid = randomUUID();
  return putOut(ctx, trx, lender, {
    uuid,
    identityUuid: null,
    applicationUuid,
    outgoing,
    fingerprint,
    isAwaited,
  });
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
    readonly fingerprint: string | null;
    readonly isAwaited: boolean;
  },
): Promise<string> {
  const { uuid, identityUuid, applicationUuid, outgoing, fingerprint, isAwaited } = message;
  await trx
    .insertInto("outbox")
    .values({
      uuid,
      org_code: lender.orgCode,
      identity_uuid: identityUuid,
      application_uuid: applicationUuid,
      phone_fingerprint: fingerprint,
      sealed_message: ctx.sealing.alone.sealJson(outgoing, outboxContext(uuid)),
    })
    .execute();
  await ctx.jobs.enqueueIn(trx, isAwaited ? "awaited-mail" : "mail", { uuid });
  return uuid;
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
export async function deliverMail(ctx: Context, uuid: string, by: Carriers): Promise<void> {
  const row = await ctx.database.kysely
    .selectFrom("outbox")
    .select(["sealed_message", "sent_at", "org_code"])
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  if (!row || row.sent_at) return;
  const message = ctx.sealing.alone.openJson(row.sealed_message, outboxContext(uuid)) as Outgoing | OutgoingText;
  const now = ctx.clock.now();
  const order = { key: uuid, reference: uuid, correlationId: uuid, orderedAt: now.toISOString() };
  const undelivered =
    "phone" in message
      ? await handText(ctx, by, order, message)
      : await handMail(by, order, message, ctx.lenders.byOrgCode(row.org_code));
  await ctx.database.kysely
    .updateTable("outbox")
    // That it did not arrive may have been told before the gateway's answer came.
    .set({ sent_at: ctx.clock.now().toISOString(), ...(undelivered !== null && { undelivered }) })
    .where("uuid", "=", uuid)
    .execute();
}

/** Who carries mail and texts. */
type Carriers = Pick<Vendors, "mail" | "sms">;
type Order = Omit<VendorOrder<unknown>, "request">;

/** Why it did not arrive, in the vendor's word; null where it was taken. */
async function handMail(
  { mail }: Carriers,
  order: Order,
  { parts, appointment, ...message }: Outgoing,
  lender: Lender,
): Promise<string | null> {
  const request = {
    ...message,
    ...(parts && { html: mailPage(lender, parts) }),
    ...(appointment && { attachments: [inCalendar(appointment)] }),
  };
  const reply = await mail.send({ ...order, request });
  return reply.status === "answered" && reply.answer.outcome === "undeliverable" ? reply.answer.reason : null;
}

const inCalendar = (appointment: Appointment): Attachment => ({
  name: "notary.ics",
  mediaType: "text/calendar",
  content: Buffer.from(calendarFile(appointment)).toString("base64"),
});

/** As `handMail`. Whoever stopped it while it was on its way gets none any more. */
async function handText(
  ctx: Context,
  { sms }: Carriers,
  order: Order,
  { phone, text, isReply }: OutgoingText,
): Promise<string | null> {
  const db = ctx.database.kysely;
  if (!isReply && (await latestChoice(ctx, db, phone))?.choice === "stopped") return "opted-out";
  const callbackUrl = ctx.config.vendorCallbackUrl;
  const reply = await sms.send({ ...order, callbackUrl, request: { to: vendorPhone(phone), text } });
  if (reply.status !== "answered" || reply.answer.outcome !== "undeliverable") return null;
  const { reason } = reply.answer;
  if (reason === "opted-out") await db.transaction().execute((trx) => keepCarriersStop(ctx, trx, phone));
  return reason;
}

/** They stopped it with the carrier, and we never heard: from now on we know. */
export const keepCarriersStop = (ctx: Context, trx: Transaction, phone: string): Promise<void> =>
  keepChoice(ctx, trx, phone, { choice: "stopped", by: "carrier", at: ctx.clock.now() });
