import { randomUUID } from "node:crypto";
import type { ChatbotExchange } from "@gable/contract/calls/chatbot.ts";
import { CHATBOT_SESSION_MS, INITIAL_HISTORY } from "@gable/domain/chat/limits.ts";
import type { Selectable } from "kysely";
import type { Context } from "../../context.ts";
import type { ChatbotExchangesTable } from "../../database/tables/chat.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { isOwnedBy, type Owner } from "../chat/chat-owner.ts";

/** A conversation with the assistant that has not expired. */
export interface BotConversation {
  readonly uuid: string;
  readonly seal: Seal;
}

/** What of an exchange is sealed. */
type Said = Pick<ChatbotExchange, "questionStr" | "responseStr" | "sources" | "related">;

const contextOf = (uuid: string): string => `chatbot:${uuid}`;
export const feedbackContext = (uuid: string): string => `chatbot-feedback:${uuid}`;

/** A conversation of this owner with this lender; anybody else's, and one that has expired, is as good as none. */
export async function findBotConversation(
  ctx: Context,
  db: Database,
  orgCode: string,
  owner: Owner,
  uuid: string,
): Promise<BotConversation | undefined> {
  const row = await db
    .selectFrom("chatbot_conversations")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("org_code", "=", orgCode)
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .where(isOwnedBy(owner))
    .executeTakeFirst();
  return row && { uuid: row.uuid, seal: ctx.sealing.openKey(row) };
}

export async function beginBotConversation(
  ctx: Context,
  trx: Transaction,
  orgCode: string,
  owner: Owner,
): Promise<BotConversation> {
  const uuid = randomUUID();
  const { wrapped, seal } = ctx.sealing.createKey();
  const now = ctx.clock.now();
  await trx
    .insertInto("chatbot_conversations")
    .values({
      uuid,
      org_code: orgCode,
      identity_uuid: "identityUuid" in owner ? owner.identityUuid : null,
      visitor_hash: "visitorHash" in owner ? owner.visitorHash : null,
      ...wrapped,
      started_at: now.toISOString(),
      expires_at: expiryOf(now),
    })
    .execute();
  return { uuid, seal };
}

const expiryOf = (now: Date): string => new Date(now.getTime() + CHATBOT_SESSION_MS).toISOString();

/** A question with its answer, as who asked it is answered. */
export type Exchanged = ChatbotExchange & { readonly expiration: string };

/** What is known of a question when it is kept, beside its answer. */
export type Kept = Said &
  Pick<ChatbotExchange, "outcome"> & { readonly passage: string | null; readonly language: string };

/** Keeps a question with its answer; the ten minutes begin again. Undefined where there is a question of that name already. */
export async function keepExchange(
  ctx: Context,
  trx: Transaction,
  { uuid: conversationId, seal }: BotConversation,
  { outcome, passage, language, ...said }: Kept,
  questionId: string = randomUUID(),
): Promise<Exchanged | undefined> {
  const now = ctx.clock.now();
  const expiration = expiryOf(now);
  const inserted = await trx
    .insertInto("chatbot_exchanges")
    .values({
      uuid: questionId,
      conversation_uuid: conversationId,
      sealed: seal.sealJson(said, contextOf(questionId)),
      passage,
      outcome,
      language,
      asked_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("uuid")
    .executeTakeFirst();
  if (!inserted) return undefined;
  await trx
    .updateTable("chatbot_conversations")
    .set({ expires_at: expiration })
    .where("uuid", "=", conversationId)
    .execute();
  return { questionId, ...said, createdDt: now.toISOString(), conversationId, outcome, expiration };
}

/** A question that this owner asked before under the same name, while its conversation goes on. */
export async function findExchange(
  ctx: Context,
  db: Database,
  orgCode: string,
  owner: Owner,
  questionId: string,
): Promise<Exchanged | undefined> {
  const row = await db
    .selectFrom("chatbot_exchanges")
    .innerJoin("chatbot_conversations", "chatbot_conversations.uuid", "chatbot_exchanges.conversation_uuid")
    .selectAll("chatbot_exchanges")
    .select(["key_id", "data_key", "expires_at"])
    .where("chatbot_exchanges.uuid", "=", questionId)
    .where("org_code", "=", orgCode)
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .where(isOwnedBy(owner))
    .executeTakeFirst();
  return row && { ...asExchange(row, ctx.sealing.openKey(row)), expiration: row.expires_at };
}

/** The latest twenty, in their order. */
export async function exchangesOf(db: Database, { uuid, seal }: BotConversation): Promise<ChatbotExchange[]> {
  const rows = await db
    .selectFrom("chatbot_exchanges")
    .selectAll()
    .where("conversation_uuid", "=", uuid)
    .orderBy("asked_at", "desc")
    .limit(INITIAL_HISTORY)
    .execute();
  return rows.toReversed().map((row) => asExchange(row, seal));
}

const asExchange = (row: Selectable<ChatbotExchangesTable>, seal: Seal): ChatbotExchange => ({
  questionId: row.uuid,
  // Kept by a release before, it has none: such a session is over in ten minutes.
  related: [],
  ...(seal.openJson(row.sealed, contextOf(row.uuid)) as Omit<Said, "related"> & Partial<Said>),
  createdDt: row.asked_at,
  conversationId: row.conversation_uuid,
  outcome: row.outcome,
});

/** How many questions a conversation had since a moment. */
export async function countExchanges(db: Database, { uuid }: BotConversation, since: Date): Promise<number> {
  const rows = await db
    .selectFrom("chatbot_exchanges")
    .select("uuid")
    .where("conversation_uuid", "=", uuid)
    .where("asked_at", ">", since.toISOString())
    .execute();
  return rows.length;
}

/** False when the conversation has no such question. The last word counts. */
export async function keepFeedback(
  trx: Transaction,
  { uuid: conversation, seal }: BotConversation,
  { questionId, rating, message }: { readonly questionId: string; readonly rating: string; readonly message: string },
): Promise<boolean> {
  const kept = await trx
    .updateTable("chatbot_exchanges")
    .set({ rating, sealed_feedback: seal.sealJson({ message }, feedbackContext(questionId)) })
    .where("uuid", "=", questionId)
    .where("conversation_uuid", "=", conversation)
    .executeTakeFirst();
  return Number(kept.numUpdatedRows) === 1;
}
