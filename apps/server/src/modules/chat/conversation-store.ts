import type { LiveProvider } from "@gable/domain/chat/chat-mode.ts";
import { ANSWER_DUE_MS } from "@gable/domain/chat/limits.ts";
import type { ChatState } from "@gable/domain/chat/message.ts";
import type { Language } from "@gable/domain/language.ts";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ChatConversationsTable } from "../../database/tables/chat.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { hashOf } from "./chat-hash.ts";
import { isOwnedBy, type Owner } from "./chat-owner.ts";

/** What somebody said of themselves before a chat, and where they were. */
export interface ChatVisitor {
  readonly friendlyName: string;
  readonly emailAddress: string;
  readonly pageUrl: string | null;
  readonly tag: string | null;
  readonly skill: string | null;
}

/** A conversation as loaded, with the seal that opens what was said in it. */
export interface Conversation {
  readonly uuid: string;
  readonly orgCode: string;
  /** Who carries it. */
  readonly provider: LiveProvider;
  readonly identityUuid: string | null;
  readonly applicationUuid: string | null;
  readonly language: Language;
  /** A conversation that expired is closed, whether or not that was written down yet. */
  readonly state: ChatState;
  /** It expired while somebody was owed an answer. */
  readonly isLapsed: boolean;
  /** Whoever has it owes its borrower an answer for so long that a colleague may take it. */
  readonly isOverdue: boolean;
  readonly agentUuid: string | null;
  readonly agentName: string | null;
  readonly lastSequence: number;
  /** The latest answer that came to a page of the borrower's, and the one of which they were mailed last; 0 before any. */
  readonly seenSequence: number;
  readonly mailedSequence: number;
  readonly openedAt: string;
  readonly waitingSince: string | null;
  readonly visitor: ChatVisitor;
  readonly seal: Seal;
}

/** What stays in memory of a conversation for as long as a socket follows it. */
export type Followed = Pick<Conversation, "uuid" | "orgCode" | "identityUuid" | "agentName" | "seal">;

/** Without its row: each of the row's bytes would keep all 64 kB in memory that the database sent along with them. */
export const followed = ({ uuid, orgCode, identityUuid, agentName, seal }: Conversation): Followed => ({
  uuid,
  orgCode,
  identityUuid,
  agentName,
  seal,
});

export const visitorContext = (uuid: string): string => `chat-visitor:${uuid}`;

export function opened(ctx: Context, row: Selectable<ChatConversationsTable>): Conversation {
  const seal = ctx.sealing.openKey(row);
  return {
    uuid: row.uuid,
    orgCode: row.org_code,
    provider: row.provider,
    identityUuid: row.identity_uuid,
    applicationUuid: row.application_uuid,
    language: row.language as Language,
    state: stateOf(ctx, row),
    isLapsed: row.state !== "closed" && stateOf(ctx, row) === "closed" && row.waiting_since !== null,
    isOverdue: isOverdue(ctx, row),
    agentUuid: row.agent_uuid,
    agentName: row.agent_name,
    lastSequence: row.last_sequence,
    seenSequence: row.seen_sequence,
    mailedSequence: row.mailed_sequence,
    openedAt: row.opened_at,
    waitingSince: row.waiting_since,
    // Few ask for it, and to open it is most of the work.
    get visitor() {
      return seal.openJson(row.sealed_visitor, visitorContext(row.uuid)) as ChatVisitor;
    },
    seal,
  };
}

/** How a conversation stands: one that expired is closed. */
export const stateOf = (
  ctx: Context,
  row: Pick<Selectable<ChatConversationsTable>, "state" | "expires_at">,
): ChatState => (row.expires_at <= ctx.clock.now().toISOString() ? "closed" : row.state);

function isOverdue(ctx: Context, row: Selectable<ChatConversationsTable>): boolean {
  if (stateOf(ctx, row) !== "active" || row.waiting_since === null) return false;
  // Whoever has just taken a chat, or was given it, has their own time to answer.
  const since = Math.max(Date.parse(row.waiting_since), row.held_since === null ? 0 : Date.parse(row.held_since));
  return ctx.clock.now().getTime() - since >= ANSWER_DUE_MS;
}

/** Undefined when there is none. */
export async function findConversation(ctx: Context, db: Database, uuid: string): Promise<Conversation | undefined> {
  const row = await db.selectFrom("chat_conversations").selectAll().where("uuid", "=", uuid).executeTakeFirst();
  return row && opened(ctx, row);
}

/** As `findConversation`, and keeps others from changing it, or writing in it, until the transaction ends. */
export async function lockConversation(
  ctx: Context,
  trx: Transaction,
  uuid: string,
): Promise<Conversation | undefined> {
  const row = await trx
    .selectFrom("chat_conversations")
    .selectAll()
    .where("uuid", "=", uuid)
    .forUpdate()
    .executeTakeFirst();
  return row && opened(ctx, row);
}

/** Whether a row of `chat_tokens` is good: not expired, and of a session that has not ended. */
const isGood = (at: string): RawBuilder<boolean> =>
  sql`chat_tokens.expires_at > ${at}
    and (chat_tokens.session_id is null or exists (select 1 from sessions
      where sessions.id = chat_tokens.session_id and sessions.revoked_at is null and sessions.expires_at > ${at}))`;

/** Whether a row of `chat_tokens` is of a token and good. */
export const isGoodToken = (token: string, at: string): RawBuilder<boolean> =>
  sql`chat_tokens.token_hash = ${hashOf(token)} and ${isGood(at)}`;

/** Which of some tokens are good. */
export async function goodTokens(ctx: Context, db: Database, tokens: readonly string[]): Promise<ReadonlySet<string>> {
  if (tokens.length === 0) return new Set();
  const rows = await db
    .selectFrom("chat_tokens")
    .select("token_hash")
    .where("token_hash", "in", tokens.map(hashOf))
    .where(isGood(ctx.clock.now().toISOString()))
    .execute();
  const good = new Set(rows.map(({ token_hash }) => token_hash.toString("hex")));
  return new Set(tokens.filter((token) => good.has(hashOf(token).toString("hex"))));
}

/** A conversation, by a token that is good. */
export async function findByToken(ctx: Context, db: Database, token: string): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom("chat_tokens")
    .innerJoin("chat_conversations", "chat_conversations.uuid", "chat_tokens.conversation_uuid")
    .selectAll("chat_conversations")
    .where(isGoodToken(token, ctx.clock.now().toISOString()))
    .executeTakeFirst();
  return row && opened(ctx, row);
}

/** The conversation that somebody has open with a lender. */
export async function findOpen(
  ctx: Context,
  db: Database,
  orgCode: string,
  owner: Owner,
): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom("chat_conversations")
    .selectAll()
    .where("org_code", "=", orgCode)
    .where("state", "<>", "closed")
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .where(isOwnedBy(owner))
    .executeTakeFirst();
  return row && opened(ctx, row);
}

/** How long somebody may go on with what ended while they were away, or still be answered. */
export const LEFT_FOR_MS = 30 * 86_400_000;

/** The latest conversation of somebody, where it has ended and an answer in it never came to a page of theirs. */
export async function findUnread(
  ctx: Context,
  db: Database,
  orgCode: string,
  owner: Owner,
): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom("chat_conversations")
    .selectAll()
    .where("org_code", "=", orgCode)
    .where(isOwnedBy(owner))
    .orderBy("opened_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row || row.provider !== "desk" || stateOf(ctx, row) !== "closed") return undefined;
  const since = new Date(ctx.clock.now().getTime() - LEFT_FOR_MS).toISOString();
  const unread = await db
    .selectFrom("chat_messages")
    .select("sequence")
    .where("conversation_uuid", "=", row.uuid)
    .where("sequence", ">", row.seen_sequence)
    .where("author", "=", "agent")
    .where("sent_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return unread && opened(ctx, row);
}

/** The conversation with which somebody goes on: the open one, else the unread one if that is the one they name. */
export async function findToGoOn(
  ctx: Context,
  db: Database,
  orgCode: string,
  owner: Owner,
  named: string | undefined,
): Promise<Conversation | undefined> {
  const open = await findOpen(ctx, db, orgCode, owner);
  if (open || named === undefined) return open;
  const unread = await findUnread(ctx, db, orgCode, owner);
  return unread?.uuid === named ? unread : undefined;
}

/** The session of which a token was given; undefined for a visitor's. */
export async function sessionOfToken(db: Database, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("chat_tokens")
    .select("session_id")
    .where("token_hash", "=", hashOf(token))
    .executeTakeFirst();
  return row?.session_id ?? undefined;
}
