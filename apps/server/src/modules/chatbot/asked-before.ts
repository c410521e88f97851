import type { AskedBefore } from "@gable/contract/calls/chat-desk.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { SealBroken } from "../../sealing/aes-gcm.ts";
import type { Owner } from "../chat/chat-owner.ts";
import { exchangesOf, findBotConversation } from "./chatbot-store.ts";

/** The conversation with the assistant that somebody names, if it is theirs and has not expired; anything else is as good as none. */
export async function namedConversation(
  ctx: Context,
  db: Database,
  { orgCode, owner, uuid }: { readonly orgCode: string; readonly owner: Owner; readonly uuid: string | undefined },
): Promise<string | null> {
  const found = uuid === undefined ? undefined : await findBotConversation(ctx, db, orgCode, owner, uuid);
  return found?.uuid ?? null;
}

/** What somebody asked the assistant until they asked for a person, at most the latest twenty questions, in their order. */
export async function askedBefore(ctx: Context, db: Database, chat: string): Promise<AskedBefore[]> {
  const row = await db
    .selectFrom("chat_conversations")
    .innerJoin("chatbot_conversations", "chatbot_conversations.uuid", "chat_conversations.assistant_uuid")
    .select([
      "chatbot_conversations.uuid",
      "chatbot_conversations.key_id",
      "chatbot_conversations.data_key",
      "opened_at",
    ])
    .where("chat_conversations.uuid", "=", chat)
    .executeTakeFirst();
  if (!row) return [];
  try {
    const exchanges = await exchangesOf(db, { uuid: row.uuid, seal: ctx.sealing.openKey(row) });
    return exchanges
      .filter(({ createdDt }) => createdDt <= row.opened_at)
      .map(({ questionId, questionStr, responseStr, createdDt }) => ({
        questionId,
        questionStr,
        responseStr,
        createdDt,
      }));
  } catch (error) {
    // The key of who had their data deleted is gone.
    if (error instanceof SealBroken) return [];
    throw error;
  }
}
