import { randomUUID } from "node:crypto";
import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { complain, complaints as complaintsCall, ownComplaints } from "@gable/contract/calls/privacy.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Selectable } from "kysely";
import type { Context } from "../../context.ts";
import type { ComplaintsTable } from "../../database/tables/privacy.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { sendMail } from "../notifications/mail.ts";
import { languageOf } from "../session/preferences.ts";

type Own = ReplyOf<typeof ownComplaints>["complaints"][number];

/** As regulators expect of a lender (policy). */
const DAYS_TO_ANSWER = 15;
/** Days of complaints are counted as in Washington. */
export const COMPLAINTS_ZONE = "America/New_York";
const MOST = 200;

const contextOf = (uuid: string): string => `complaint:${uuid}`;

/** Files it. The same words again, while nobody has answered them, are the complaint that is there: its reply may have been lost. */
export async function fileComplaint(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  identityUuid: string,
  { topic, text }: BodyOf<typeof complain>,
): Promise<Own> {
  const earlier = await listComplaints(ctx, trx, identityUuid);
  const same = earlier.find((one) => one.answer === null && one.topic === topic && one.text === text);
  if (same) return same;
  const uuid = randomUUID();
  const receivedAt = ctx.clock.now().toISOString();
  const answerBy = addDays(localDateAt(receivedAt, COMPLAINTS_ZONE), DAYS_TO_ANSWER);
  await trx
    .insertInto("complaints")
    .values({
      uuid,
      org_code: lender.orgCode,
      identity_uuid: identityUuid,
      topic,
      sealed_text: ctx.sealing.alone.sealJson(text, contextOf(uuid)),
      received_at: receivedAt,
      answer_by: answerBy,
    })
    .execute();
  return { uuid, topic, text, receivedAt, answerBy, answer: null };
}

export async function listComplaints(ctx: Context, db: Database, identityUuid: string): Promise<Own[]> {
  const rows = await db
    .selectFrom("complaints")
    .selectAll()
    .where("identity_uuid", "=", identityUuid)
    .orderBy("received_at", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => opened(ctx, row));
}

/** The log of a lender: what waits for an answer first, then what was answered. */
export async function listLendersComplaints(
  ctx: Context,
  db: Database,
  orgCode: string,
): Promise<ReplyOf<typeof complaintsCall>["complaints"]> {
  const rows = await db
    .selectFrom("complaints")
    .innerJoin("identities", "identities.uuid", "complaints.identity_uuid")
    .leftJoin("staff", "staff.uuid", "complaints.answered_by")
    .selectAll("complaints")
    .select(["identities.email", "staff.name as answeredBy"])
    .where("complaints.org_code", "=", orgCode)
    .orderBy("complaints.answered_at", (order) => order.desc().nullsFirst())
    .orderBy("complaints.received_at")
    .limit(MOST)
    .execute();
  return rows.map(({ email, answeredBy, ...row }) => ({ ...opened(ctx, row), email, answeredBy }));
}

/** Answers once; the words go out by mail. */
export async function answerComplaint(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  answered: { readonly complaint: string; readonly text: string; readonly staffUuid: string },
): Promise<void> {
  const row = await trx
    .selectFrom("complaints")
    .innerJoin("identities", "identities.uuid", "complaints.identity_uuid")
    .select(["complaints.answered_at", "identities.uuid", "identities.email"])
    .where("complaints.uuid", "=", answered.complaint)
    .where("complaints.org_code", "=", lender.orgCode)
    .forUpdate("complaints")
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.answered_at) throw new Refusal(409, "answered", "This complaint has its answer already.");
  await trx
    .updateTable("complaints")
    .set({
      sealed_answer: ctx.sealing.alone.sealJson(answered.text, contextOf(answered.complaint)),
      answered_by: answered.staffUuid,
      answered_at: ctx.clock.now().toISOString(),
    })
    .where("uuid", "=", answered.complaint)
    .execute();
  await sendMail(ctx, trx, lender, row.uuid, {
    to: row.email,
    language: await languageOf(ctx, trx, row.uuid),
    subject: { en: "Our answer to your complaint", es: "Nuestra respuesta a su queja" },
    paragraphs: [{ en: answered.text, es: answered.text }],
  });
}

function opened(ctx: Context, row: Selectable<ComplaintsTable>): Own {
  const open = (sealed: Buffer) => ctx.sealing.alone.openJson(sealed, contextOf(row.uuid)) as string;
  return {
    uuid: row.uuid,
    topic: row.topic as Own["topic"],
    text: open(row.sealed_text),
    receivedAt: row.received_at,
    answerBy: row.answer_by,
    answer: row.sealed_answer && row.answered_at ? { text: open(row.sealed_answer), at: row.answered_at } : null,
  };
}
