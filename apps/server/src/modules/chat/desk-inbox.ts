import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { opened } from "./conversation-store.ts";

/** What one look at the inbox shows at most. */
const MOST = 200;

/** The open conversations of a lender that have something in them: who has waited longest stands first, who waits for nothing last. */
export async function inboxOf(ctx: Context, db: Database, orgCode: string) {
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
  return rows.map((row) => {
    const { uuid, state, agentUuid, agentName, visitor, applicationUuid, language, waitingSince, openedAt } = opened(
      ctx,
      row,
    );
    return { uuid, state, agentUuid, agentName, ...visitor, applicationUuid, language, waitingSince, openedAt };
  });
}
