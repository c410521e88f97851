import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { visitorContext } from "./conversation-store.ts";
import { messageContext, type SealedMessage } from "./post-message.ts";

const MOST = 100;

/** What somebody and the lender's people wrote to each other, for the person themselves. */
export async function listConversations(ctx: Context, db: Database, identityUuid: string) {
  const chats = await db
    .selectFrom("chat_conversations")
    .select(["uuid", "key_id", "data_key", "opened_at"])
    .where("identity_uuid", "=", identityUuid)
    .orderBy("opened_at")
    .limit(MOST)
    .execute();
  return Promise.all(
    chats.map(async ({ uuid, opened_at, ...key }) => {
      const seal = ctx.sealing.openKey(key);
      const rows = await db
        .selectFrom("chat_messages")
        .selectAll()
        .where("conversation_uuid", "=", uuid)
        .orderBy("sequence")
        .execute();
      return {
        openedAt: opened_at,
        messages: rows.map(({ author, client_id, sealed, sent_at }) => {
          const { text, authorName } = seal.openJson(sealed, messageContext(uuid, author, client_id)) as SealedMessage;
          return { author, authorName, text, sentAt: sent_at };
        }),
      };
    }),
  );
}

/** Throws the keys of somebody's conversations away: what was said stays in the append-only log and can be read by nobody. */
export async function forgetConversations(
  { sealing }: Pick<Context, "sealing">,
  trx: Transaction,
  identityUuid: string,
): Promise<void> {
  const chats = await trx
    .selectFrom("chat_conversations")
    .select("uuid")
    .where("identity_uuid", "=", identityUuid)
    .execute();
  for (const { uuid } of chats) {
    const { wrapped, seal } = sealing.createKey();
    const nobody = { friendlyName: "", emailAddress: "", pageUrl: null, tag: null, skill: null };
    await trx
      .updateTable("chat_conversations")
      .set({ ...wrapped, sealed_visitor: seal.sealJson(nobody, visitorContext(uuid)), state: "closed" })
      .where("uuid", "=", uuid)
      .execute();
  }
  await trx
    .updateTable("chatbot_conversations")
    .set(sealing.createKey().wrapped)
    .where("identity_uuid", "=", identityUuid)
    .execute();
}
