import type { ChatMessage } from "@gable/domain/chat/message.ts";
import { INITIAL_HISTORY } from "@gable/domain/chat/limits.ts";
import type { AttachmentMediaType } from "@gable/domain/chat/attachments.ts";
import type { Selectable } from "kysely";
import type { ChatMessagesTable } from "../../database/tables/chat.ts";
import type { Database } from "../../database/transaction.ts";
import { SealBroken } from "../../sealing/aes-gcm.ts";
import { attachmentContext } from "./attachments.ts";
import type { Conversation } from "./conversation-store.ts";
import { messageContext, type SealedMessage } from "./post-message.ts";

type Place = Pick<Conversation, "uuid" | "seal">;

/** What one read brings at most; who needs more reads on from the last. */
export const READ_AT_ONCE = 200;

/** Messages after one, in their order. */
export async function messagesAfter(db: Database, conversation: Place, after: number): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom("chat_messages")
    .selectAll()
    .where("conversation_uuid", "=", conversation.uuid)
    .where("sequence", ">", after)
    .orderBy("sequence")
    .limit(READ_AT_ONCE)
    .execute();
  return presented(db, conversation, rows);
}

/** The twenty messages before one, in their order; the latest twenty where none is named. */
export async function messagesBefore(db: Database, conversation: Place, before?: number): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom("chat_messages")
    .selectAll()
    .where("conversation_uuid", "=", conversation.uuid)
    .$if(before !== undefined, (query) => query.where("sequence", "<", before ?? 0))
    .orderBy("sequence", "desc")
    .limit(INITIAL_HISTORY)
    .execute();
  return presented(db, conversation, rows.toReversed());
}

async function presented(
  db: Database,
  { uuid, seal }: Place,
  rows: readonly Selectable<ChatMessagesTable>[],
): Promise<ChatMessage[]> {
  if (rows.length === 0) return [];
  const isReadable = (row: Selectable<ChatMessagesTable>): boolean => {
    // The key of who had their data deleted is gone.
    try {
      seal.openBytes(row.sealed, messageContext(uuid, row.author, row.client_id));
      return true;
    } catch (error) {
      if (error instanceof SealBroken) return false;
      throw error;
    }
  };
  const files = await db
    .selectFrom("chat_attachments")
    .selectAll()
    .where("conversation_uuid", "=", uuid)
    .where(
      "client_id",
      "in",
      rows.map((row) => row.client_id),
    )
    .orderBy("created_at")
    .execute();
  return rows.filter(isReadable).map((row) => {
    const { text, authorName, event } = seal.openJson(
      row.sealed,
      messageContext(uuid, row.author, row.client_id),
    ) as SealedMessage;
    return {
      sequence: row.sequence,
      clientId: row.client_id,
      author: row.author,
      authorName,
      text,
      attachments: files
        .filter((file) => file.client_id === row.client_id && file.author === row.author)
        .map((file) => ({
          uuid: file.uuid,
          name: seal.openBytes(file.sealed_name, attachmentContext(file.uuid)).toString("utf8"),
          mediaType: file.media_type as AttachmentMediaType,
          sizeBytes: file.size_bytes,
        })),
      event,
      sentAt: row.sent_at,
    };
  });
}
