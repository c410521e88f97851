import { asksForPrivateNumber, asksOutrightForPrivateNumber } from "@gable/domain/chat/asks-for-number.ts";
import { CHAT_TOKEN_MS } from "@gable/domain/chat/limits.ts";
import type { ChatAttachment } from "@gable/domain/chat/message.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { keepAttachment, type ReceivedAttachment } from "./attachments.ts";
import { announceChat, announceDesk } from "./chat-channel.ts";
import { closeConversation } from "./close-conversation.ts";
import { type Conversation, lockConversation } from "./conversation-store.ts";
import { type NewMessage, postMessage } from "./post-message.ts";
import { askWhetherSeen } from "./unseen-answers.ts";

/** Somebody of a lender's staff at its support desk. */
export interface DeskAgent {
  readonly uuid: string;
  readonly name: string;
  readonly orgCode: string;
}

const closed = () => new Refusal(409, "chat-closed", "This chat has ended.");
const takenBy = (name: string | null) => new Refusal(409, "chat-taken", `${name ?? "Somebody"} has taken this chat.`);

/** Holds a conversation of the agent's lender; another lender's, and what another provider carries, are as good as none. */
async function held(ctx: Context, trx: Transaction, agent: DeskAgent, uuid: string): Promise<Conversation> {
  const conversation = await lockConversation(ctx, trx, uuid);
  if (conversation?.orgCode !== agent.orgCode || conversation.provider !== "desk") throw notFound();
  return conversation;
}

/** One that this agent has taken and that goes on. */
async function own(ctx: Context, trx: Transaction, agent: DeskAgent, uuid: string): Promise<Conversation> {
  const conversation = await held(ctx, trx, agent, uuid);
  if (conversation.state === "closed") throw closed();
  if (conversation.agentUuid !== agent.uuid) throw takenBy(conversation.agentName);
  return conversation;
}

/**
 * Takes a conversation that waits, and tells the borrower who is there. Of two who take it at once, one has it. A colleague's is taken
 * where its borrower has waited too long: their browser may be gone. One that ended while its borrower was owed an answer is open again,
 * whoever had it: they read the answer when they are back.
 */
export async function takeConversation(ctx: Context, trx: Transaction, agent: DeskAgent, uuid: string): Promise<void> {
  const conversation = await held(ctx, trx, agent, uuid);
  if (conversation.state === "closed" && !conversation.isLapsed) throw closed();
  if (!conversation.isLapsed && conversation.agentUuid === agent.uuid) return;
  if (!conversation.isLapsed && !conversation.isOverdue && conversation.agentUuid !== null)
    throw takenBy(conversation.agentName);
  await giveTo(ctx, trx, conversation, agent, "joined");
}

/** Hands a conversation to a colleague, with what they should know; null puts it back among those that wait. */
export async function transferConversation(
  ctx: Context,
  trx: Transaction,
  agent: DeskAgent,
  uuid: string,
  { colleague, note }: { readonly colleague: DeskAgent | null; readonly note?: string | undefined },
): Promise<void> {
  const conversation = await own(ctx, trx, agent, uuid);
  if (colleague !== null && colleague.orgCode !== agent.orgCode) throw notFound();
  if (note !== undefined && findPrivateNumber(note))
    throw new Refusal(422, "private-number", refusals["private-number"] ?? "");
  await giveTo(ctx, trx, conversation, colleague, "transferred", note);
}

/** Puts every conversation of somebody who leaves the desk back among those that wait. */
export async function putBackConversationsOf(ctx: Context, trx: Transaction, agentUuid: string): Promise<void> {
  const rows = await trx
    .selectFrom("chat_conversations")
    .select("uuid")
    .where("agent_uuid", "=", agentUuid)
    .where("state", "<>", "closed")
    .orderBy("uuid")
    .execute();
  for (const { uuid } of rows) {
    const conversation = await lockConversation(ctx, trx, uuid);
    if (conversation?.agentUuid !== agentUuid || conversation.state === "closed") continue;
    await giveTo(ctx, trx, conversation, null, "transferred");
  }
}

async function giveTo(
  ctx: Context,
  trx: Transaction,
  conversation: Conversation,
  agent: DeskAgent | null,
  event: "joined" | "transferred",
  note?: string,
): Promise<void> {
  const now = ctx.clock.now();
  await trx
    .updateTable("chat_conversations")
    .set({
      state: agent ? "active" : "waiting",
      agent_uuid: agent?.uuid ?? null,
      agent_name: agent?.name ?? null,
      held_since: agent && now.toISOString(),
      // Put back, it waits: somebody is owed an answer, and keeps the place in the row that they had.
      ...(agent === null && { waiting_since: conversation.waitingSince ?? now.toISOString() }),
      ...(conversation.isLapsed && { expires_at: new Date(now.getTime() + CHAT_TOKEN_MS).toISOString() }),
    })
    .where("uuid", "=", conversation.uuid)
    .execute();
  await postMessage(ctx, trx, conversation, {
    author: "system",
    authorName: agent?.name,
    clientId: `${event}:${conversation.lastSequence}`,
    text: "",
    event,
    note,
  });
  await announceChat(trx, conversation.uuid, "said");
  await announceDesk(trx, conversation);
}

/** Keeps a file for an answer to come, of whoever has the chat; 409 for anybody else. */
export async function addFile(
  ctx: Context,
  trx: Transaction,
  agent: DeskAgent,
  uuid: string,
  file: ReceivedAttachment,
): Promise<ChatAttachment> {
  return keepAttachment(ctx, trx, await own(ctx, trx, agent, uuid), "agent", file);
}

/** Answers in a conversation that the agent has taken. Sent again with the same id, it is one answer. */
export async function answerConversation(
  ctx: Context,
  trx: Transaction,
  agent: DeskAgent,
  uuid: string,
  {
    tellsWhere,
    ...answer
  }: Required<Pick<NewMessage, "clientId" | "text" | "attachments">> & {
    /** As in the call. */
    readonly tellsWhere: boolean;
  },
): Promise<number> {
  const conversation = await own(ctx, trx, agent, uuid);
  const { clientId, text, attachments } = answer;
  if (tellsWhere ? asksOutrightForPrivateNumber(text) : asksForPrivateNumber(text))
    throw new Refusal(422, "asks-for-number", refusals["asks-for-number"] ?? "");
  const message = { author: "agent", authorName: agent.name, clientId, text, attachments } as const;
  const posted = await postMessage(ctx, trx, conversation, message);
  if (posted.ok) {
    await askWhetherSeen(ctx, trx, { uuid, sequence: posted.sequence });
    return posted.sequence;
  }
  throw new Refusal(422, posted.reason, refusals[posted.reason] ?? "This message could not be sent.");
}

const refusals: Readonly<Record<string, string>> = {
  empty: "Write something, or add a file.",
  "private-number": "Take out what looks like a social security, card or account number.",
  "asks-for-number": "Do not ask for a social security, card or account number. Tell on which page it is entered.",
  attachment: "A file of this message is not there. Add it again.",
};

export async function closeByAgent(ctx: Context, trx: Transaction, agent: DeskAgent, uuid: string): Promise<void> {
  await closeConversation(ctx, trx, await own(ctx, trx, agent, uuid), "closed-by-agent");
}
