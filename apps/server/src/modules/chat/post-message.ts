import type { RefusedMessage } from "@gable/contract/chat-frames.ts";
import { CHAT_TOKEN_MS } from "@gable/domain/chat/limits.ts";
import type { ChatEvent } from "@gable/domain/chat/message.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { isUniqueViolation } from "../../database/unique-violation.ts";
import { CHAT_CHANNEL, DESK_CHANNEL, deskPayload } from "./chat-channel.ts";
import { type Conversation, isGoodToken } from "./conversation-store.ts";

type Place = Pick<Conversation, "uuid" | "orgCode" | "seal">;

export interface NewMessage {
  readonly author: "borrower" | "agent" | "system";
  readonly authorName?: string | undefined;
  /** The same message sent again has the same. */
  readonly clientId: string;
  readonly text: string;
  readonly attachments?: readonly string[];
  readonly event?: ChatEvent;
  /** For colleagues alone: no borrower is sent it. */
  readonly note?: string | undefined;
  /** By which its author writes: it is taken only while that is good, and else answered as in a conversation that is closed. */
  readonly token?: string;
}

export type Posted =
  | { readonly ok: true; readonly sequence: number }
  | { readonly ok: false; readonly reason: RefusedMessage };

/** What of a message is sealed. */
export interface SealedMessage {
  readonly text: string;
  readonly authorName: string | null;
  readonly event: ChatEvent | null;
  readonly note?: string;
}

export const messageContext = (uuid: string, author: string, clientId: string): string =>
  `chat-message:${uuid}:${author}:${clientId}`;

/**
 * Puts a message at the end of a conversation, once: sent again, it answers with its first place. The row of the conversation is held
 * while the number is given, so that numbers have no gaps and become visible in their order. One statement, one commit.
 */
export async function postMessage(
  ctx: Context,
  db: Database,
  conversation: Place,
  message: NewMessage,
): Promise<Posted> {
  const attachments = message.attachments ?? [];
  const text = message.text.trim();
  if (text === "" && attachments.length === 0 && message.event === undefined) return { ok: false, reason: "empty" };
  if (message.author !== "system" && findPrivateNumber(text)) return { ok: false, reason: "private-number" };
  const complete = { ...message, text };
  if (db === ctx.database.kysely && attachments.length === 0) return insertAlone(ctx, conversation, complete);
  return inTransaction(ctx, db, async (trx) => {
    await trx
      .selectFrom("chat_conversations")
      .select("uuid")
      .where("uuid", "=", conversation.uuid)
      .forUpdate()
      .execute();
    if (attachments.length > 0 && !(await bindAttachments(trx, conversation.uuid, complete, attachments))) {
      return { ok: false, reason: "attachment" } as const;
    }
    return insert(ctx, trx, conversation, complete);
  });
}

/** The same message may be on its way twice at once: the second finds the first's row in its way, and its own statement undone. */
async function insertAlone(ctx: Context, conversation: Place, message: NewMessage): Promise<Posted> {
  try {
    return await insert(ctx, ctx.database.kysely, conversation, message);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return insert(ctx, ctx.database.kysely, conversation, message);
  }
}

async function bindAttachments(
  trx: Database,
  uuid: string,
  { author, clientId }: NewMessage,
  attachments: readonly string[],
): Promise<boolean> {
  const bound = await trx
    .updateTable("chat_attachments")
    .set({ client_id: clientId })
    .where("uuid", "in", attachments)
    .where("conversation_uuid", "=", uuid)
    .where("author", "=", author === "agent" ? "agent" : "borrower")
    .where((eb) => eb.or([eb("client_id", "is", null), eb("client_id", "=", clientId)]))
    .executeTakeFirst();
  return Number(bound.numUpdatedRows) === new Set(attachments).size;
}

const inTransaction = async <T>(ctx: Context, db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db === ctx.database.kysely ? ctx.database.kysely.transaction().execute(work) : work(db);

async function insert(
  ctx: Context,
  db: Database,
  { uuid, orgCode, seal }: Place,
  { author, authorName, clientId, text, event, note, token }: NewMessage,
): Promise<Posted> {
  const now = ctx.clock.now();
  const body: SealedMessage = { text, authorName: authorName ?? null, event: event ?? null, ...(note && { note }) };
  const sealed = seal.sealJson(body, messageContext(uuid, author, clientId));
  const expires = new Date(now.getTime() + CHAT_TOKEN_MS).toISOString();
  const at = now.toISOString();
  const mayWrite =
    token === undefined
      ? sql`true`
      : sql`exists (select 1 from chat_tokens
          where chat_tokens.conversation_uuid = chat_conversations.uuid and ${isGoodToken(token, at)})`;
  // Somebody is waited for from the first unanswered word of the borrower on.
  const { rows } = await sql<{ sequence: number }>`
    with place as (
      update chat_conversations set
        last_sequence = last_sequence + 1,
        last_author = ${author},
        last_message_at = ${at},
        expires_at = ${expires},
        waiting_since = case ${author}
          when 'borrower' then coalesce(waiting_since, ${at}::timestamptz)
          when 'agent' then null
          else waiting_since end
      where uuid = ${uuid} and state <> 'closed' and expires_at > ${at} and ${mayWrite}
        and not exists (
          select 1 from chat_messages
          where conversation_uuid = ${uuid} and author = ${author} and client_id = ${clientId})
      returning last_sequence
    ), message as (
      insert into chat_messages (conversation_uuid, sequence, client_id, author, sealed, sent_at)
      select ${uuid}::uuid, last_sequence, ${clientId}, ${author}, ${sealed}::bytea, ${at}::timestamptz from place
      returning sequence
    )
    select sequence,
      pg_notify(${CHAT_CHANNEL}, ${`said ${uuid}`}),
      pg_notify(${DESK_CHANNEL}, ${deskPayload({ orgCode, uuid }, "said")})
    from message`.execute(db);
  const [placed] = rows;
  if (placed) return { ok: true, sequence: placed.sequence };
  const before = await db
    .selectFrom("chat_messages")
    .select("sequence")
    .where("conversation_uuid", "=", uuid)
    .where("author", "=", author)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return before ? { ok: true, sequence: before.sequence } : { ok: false, reason: "closed" };
}
