import type { ReplyOf } from "@gable/contract/call.ts";
import type { endedChats } from "@gable/contract/calls/chat-desk.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import type { Viewer } from "../pipeline/own-files.ts";
import { opened } from "./conversation-store.ts";
import { isOnDeskOf } from "./desk-view.ts";

const PAGE = 50;

/** The chats that somebody may see and that have ended with something in them, a page at a time, the newest first. */
export async function endedOnDesk(
  ctx: Context,
  db: Database,
  viewer: Viewer,
  before?: string,
): Promise<ReplyOf<typeof endedChats>> {
  const now = ctx.clock.now().toISOString();
  const rows = await db
    .selectFrom("chat_conversations")
    .selectAll()
    .where(isOnDeskOf(viewer))
    .where("last_sequence", ">", 0)
    .where((eb) => eb.or([eb("state", "=", "closed"), eb("expires_at", "<=", now)]))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(opened_at, uuid) < (
          select opened_at, uuid from chat_conversations where uuid = ${before} and ${isOnDeskOf(viewer)})`,
      ),
    )
    .orderBy("opened_at", "desc")
    .orderBy("uuid", "desc")
    .limit(PAGE + 1)
    .execute();
  const chats = rows.slice(0, PAGE).map((row) => {
    const conversation = opened(ctx, row);
    const { openedAt: began, agentName, language, visitor } = conversation;
    return {
      uuid: row.uuid,
      state: conversation.state,
      openedAt: began,
      agentName,
      rating: row.rating,
      friendlyName: visitor.friendlyName,
      language,
    };
  });
  const last = chats.at(-1);
  return { chats, next: rows.length > PAGE && last ? last.uuid : null };
}
