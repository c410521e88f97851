import type { InboxEntry } from "@gable/contract/calls/chat-desk.ts";
import { type ExpressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Context } from "../../context.ts";
import type { Tables } from "../../database/tables.ts";
import type { Database } from "../../database/transaction.ts";
import type { Viewer } from "../pipeline/own-files.ts";
import { type Conversation, LEFT_FOR_MS, opened } from "./conversation-store.ts";
import { isOnDeskOf } from "./desk-view.ts";
import { messageContext, type SealedMessage } from "./post-message.ts";

/** What one look at the inbox shows at most. */
const MOST = 200;
/** Letters of the latest message. */
const SHOWN = 140;

/** A conversation as the desk sees it. */
export function deskChat(conversation: Conversation) {
  const {
    uuid,
    state,
    agentUuid,
    agentName,
    visitor,
    applicationUuid,
    language,
    waitingSince,
    isLapsed,
    isOverdue,
    openedAt,
    lastSequence,
  } = conversation;
  const { friendlyName, emailAddress, pageUrl } = visitor;
  const who = { friendlyName, emailAddress, pageUrl };
  return {
    uuid,
    state,
    agentUuid,
    agentName,
    ...who,
    applicationUuid,
    language,
    waitingSince,
    isLapsed,
    isOverdue,
    openedAt,
    lastSequence,
  };
}

/**
 * The open conversations that somebody may see and that have something in them, and for a month those that ended while somebody was owed
 * an answer: who has waited longest stands first, who waits for nothing last.
 */
export async function inboxOf(ctx: Context, db: Database, viewer: Viewer): Promise<InboxEntry[]> {
  const now = ctx.clock.now();
  const left = new Date(now.getTime() - LEFT_FOR_MS).toISOString();
  const rows = await db
    .selectFrom("chat_conversations")
    .selectAll("chat_conversations")
    .select((eb) => lastSaid(eb).as("last"))
    .where(isOnDeskOf(viewer))
    .where("state", "<>", "closed")
    .where((eb) =>
      eb.or([
        eb("expires_at", ">", now.toISOString()),
        eb.and([eb("waiting_since", "is not", null), eb("expires_at", ">", left)]),
      ]),
    )
    .where("last_sequence", ">", 0)
    .orderBy("waiting_since", (order) => order.asc().nullsLast())
    .orderBy("opened_at")
    .limit(MOST)
    .execute();
  return rows.map(({ last, ...row }) => {
    const conversation = opened(ctx, row);
    return { ...deskChat(conversation), last: last && begun(conversation, last) };
  });
}

type LastSaid = { author: string; client_id: string; sealed: string; sent_at: string };

/** The latest message that is not about the conversation itself. */
const lastSaid = (eb: ExpressionBuilder<Tables, "chat_conversations">) =>
  jsonObjectFrom(
    eb
      .selectFrom("chat_messages")
      .select(["author", "client_id", "sent_at"])
      .select(sql<string>`encode(sealed, 'base64')`.as("sealed"))
      .whereRef("conversation_uuid", "=", "chat_conversations.uuid")
      .where("author", "<>", "system")
      .orderBy("sequence", "desc")
      .limit(1),
  );

function begun({ uuid, seal }: Conversation, { author, client_id, sealed, sent_at }: LastSaid): InboxEntry["last"] {
  const context = messageContext(uuid, author, client_id);
  const { text } = seal.openJson(Buffer.from(sealed, "base64"), context) as SealedMessage;
  return {
    author: author === "agent" ? "agent" : "borrower",
    text: text.slice(0, SHOWN),
    // Within JSON the database writes instants in its own form.
    at: new Date(sent_at).toISOString(),
  };
}
