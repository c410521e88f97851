import { seesOwnFilesOnly } from "@gable/domain/staff/permissions.ts";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { notFound } from "../../http/refusal.ts";
import { mayBeSeenBy, type Viewer } from "../pipeline/own-files.ts";
import { type Conversation, opened } from "./conversation-store.ts";

/**
 * Whether a row of `chat_conversations` is one for somebody's desk: any of their lender's; for a loan officer only those of their own
 * borrowers, and what a colleague gave them.
 */
export function isOnDeskOf(viewer: Viewer): RawBuilder<boolean> {
  // What another provider carries is answered there.
  const ofLender = sql`chat_conversations.org_code = ${viewer.orgCode} and chat_conversations.provider = 'desk'`;
  if (!seesOwnFilesOnly(viewer.role)) return sql<boolean>`(${ofLender})`;
  return sql<boolean>`(${ofLender} and (chat_conversations.agent_uuid = ${viewer.staffUuid} or exists (
    select from applications
    join pipeline on pipeline.application_uuid = applications.uuid
    where (applications.uuid = chat_conversations.application_uuid
        or applications.identity_uuid = chat_conversations.identity_uuid)
      and ${mayBeSeenBy(viewer)})))`;
}

/** A conversation for this desk; throws a Refusal where it is none. */
export async function findOnDesk(ctx: Context, db: Database, viewer: Viewer, uuid: string): Promise<Conversation> {
  const row = await db
    .selectFrom("chat_conversations")
    .selectAll()
    .where("uuid", "=", uuid)
    .where(isOnDeskOf(viewer))
    .executeTakeFirst();
  if (!row) throw notFound();
  return opened(ctx, row);
}
