import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { type Conversation, opened } from "./conversation-store.ts";

/** What one look at the inbox shows at most. */
const MOST = 200;

/** A conversation as the desk sees it. */
export function deskChat(conversation: Conversation) {
  const { uuid, state, agentUuid, agentName, visitor, applicationUuid, language, waitingSince, openedAt } =
    conversation;
  const { friendlyName, emailAddress, pageUrl } = visitor;
  const who = { friendlyName, emailAddress, pageUrl };
  return { uuid, state, agentUuid, agentName, ...who, applicationUuid, language, waitingSince, openedAt };
}

/** The open conversations of a lender that have something in them: who has waited longest stands first, who waits for nothing last. */
export async function inboxOf(ctx: Context, db: Database, orgCode: string): Promise<ReturnType<typeof deskChat>[]> {
  const rows = await db
    .selectFrom("chat_conversations")
    .selectAll()
    .where("org_code", "=", orgCode)
    .where("state", "<>", "closed")
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .where("last_sequence", ">", 0)
    .orderBy("waiting_since", (order) => order.asc().nullsLast())
    .orderBy("opened_at")
    .limit(MOST)
    .execute();
  return rows.map((row) => deskChat(opened(ctx, row)));
}
