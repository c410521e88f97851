import type { ChatEvent } from "@gable/domain/chat/message.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { announceChat, announceDesk } from "./chat-channel.ts";
import type { Followed } from "./conversation-store.ts";
import { postMessage } from "./post-message.ts";

/** Ends a conversation for good, and says in it who did. Ended already, it stays as it is. */
export async function closeConversation(
  ctx: Context,
  trx: Transaction,
  conversation: Followed,
  event: Extract<ChatEvent, "closed-by-agent" | "closed-by-borrower">,
): Promise<void> {
  const said = await postMessage(ctx, trx, conversation, {
    author: "system",
    authorName: conversation.agentName ?? undefined,
    clientId: "closed",
    text: "",
    event,
  });
  if (!said.ok) return;
  await trx
    .updateTable("chat_conversations")
    .set({ state: "closed", closed_at: ctx.clock.now().toISOString(), waiting_since: null })
    .where("uuid", "=", conversation.uuid)
    .execute();
  await announceChat(trx, conversation.uuid, "said");
  await announceDesk(trx, conversation);
}
