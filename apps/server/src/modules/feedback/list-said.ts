import type { QueryOf, ReplyOf } from "@gable/contract/call.ts";
import type { borrowersSaid } from "@gable/contract/calls/feedback.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { listChatbotFeedback } from "../chatbot/list-feedback.ts";

type Said = ReplyOf<typeof borrowersSaid>["said"][number];
type Counts = ReplyOf<typeof borrowersSaid>["counts"];
type Asked = QueryOf<typeof borrowersSaid>;

const MOST = 200;

/** What a lender's borrowers say of the product since an instant, the newest first. */
export async function listSaid(
  ctx: Context,
  db: Database,
  orgCode: string,
  { since, kind }: Asked,
): Promise<ReplyOf<typeof borrowersSaid>> {
  const wants = (one: Said["kind"]): boolean => kind === undefined || kind === one;
  const lists = await Promise.all([
    wants("letter") ? lettersOf(ctx, db, orgCode, since, "ceo") : [],
    wants("leaving") ? lettersOf(ctx, db, orgCode, since, "leaving") : [],
    wants("assistant") ? listChatbotFeedback(ctx, db, orgCode, since, MOST) : [],
    wants("chat") ? ratedChats(db, orgCode, since) : [],
  ]);
  const said = lists.flat().toSorted((a, b) => b.at.localeCompare(a.at));
  return { counts: await countSaid(db, orgCode, since), said: said.slice(0, MOST) };
}

async function lettersOf(
  ctx: Context,
  db: Database,
  orgCode: string,
  since: string,
  addressee: "ceo" | "leaving",
): Promise<Said[]> {
  const rows = await db
    .selectFrom("feedback")
    .leftJoin("applications", "applications.uuid", "feedback.application_uuid")
    .leftJoin("staff", "staff.uuid", "feedback.replied_by")
    .selectAll("feedback")
    .select(["applications.loan_number as loanNumber", "staff.name as repliedBy"])
    .where("feedback.org_code", "=", orgCode)
    .where("feedback.addressee", "=", addressee)
    .where("feedback.created_at", ">=", since)
    .orderBy("feedback.created_at", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    kind: addressee === "ceo" ? "letter" : "leaving",
    at: row.created_at,
    topic: row.topic,
    text: row.sealed_message
      ? (ctx.sealing.alone.openJson(row.sealed_message, `feedback:${row.uuid}`) as { message: string }).message
      : null,
    pathname: row.pathname,
    application:
      row.application_uuid && row.loanNumber ? { uuid: row.application_uuid, loanNumber: row.loanNumber } : null,
    replied: row.replied_at ? { at: row.replied_at, by: row.repliedBy ?? "" } : null,
  }));
}

async function ratedChats(db: Database, orgCode: string, since: string): Promise<Said[]> {
  const rows = await db
    .selectFrom("chat_conversations")
    .select(["uuid", "rating", "opened_at"])
    .where("org_code", "=", orgCode)
    .where("rating", "is not", null)
    .where("opened_at", ">=", since)
    .orderBy("opened_at", "desc")
    .limit(MOST)
    .execute();
  return rows.map(({ uuid, rating, opened_at }) => ({
    uuid,
    kind: "chat",
    at: opened_at,
    topic: String(rating),
    text: null,
    pathname: null,
    application: null,
    replied: null,
  }));
}

async function countSaid(db: Database, orgCode: string, since: string): Promise<Counts> {
  const { rows } = await sql<{ counts: Counts }>`
    select jsonb_build_object(
      'letters', (select count(*) from feedback
        where org_code = ${orgCode} and addressee = 'ceo' and created_at >= ${since}),
      'unanswered', (select count(*) from feedback
        where org_code = ${orgCode} and addressee = 'ceo' and created_at >= ${since} and replied_at is null),
      'leaving', coalesce((select jsonb_agg(jsonb_build_object('topic', topic, 'count', count) order by count desc, topic)
        from (select topic, count(*) from feedback
          where org_code = ${orgCode} and addressee = 'leaving' and created_at >= ${since} group by topic) left_for), '[]'),
      'assistant', (select jsonb_build_object(
          'up', count(*) filter (where rating = 'UP'), 'down', count(*) filter (where rating = 'DOWN'))
        from chatbot_exchanges join chatbot_conversations on chatbot_conversations.uuid = conversation_uuid
        where org_code = ${orgCode} and asked_at >= ${since}),
      'chats', (select jsonb_build_object('rated', count(rating), 'average', round(avg(rating), 1))
        from chat_conversations where org_code = ${orgCode} and opened_at >= ${since})
    ) as counts`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("An aggregate gave no row.");
  return row.counts;
}
