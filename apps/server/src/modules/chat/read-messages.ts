import type { DeskMessage } from "@gable/contract/calls/chat-desk.ts";
import type { AttachmentMediaType } from "@gable/domain/chat/attachments.ts";
import { INITIAL_HISTORY } from "@gable/domain/chat/limits.ts";
import type { ChatMessage, ChatState } from "@gable/domain/chat/message.ts";
import { type Selectable, sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ChatMessagesTable } from "../../database/tables/chat.ts";
import type { Database } from "../../database/transaction.ts";
import { SealBroken } from "../../sealing/aes-gcm.ts";
import { attachmentContext } from "./attachments.ts";
import { type Conversation, stateOf } from "./conversation-store.ts";
import { messageContext, type SealedMessage } from "./post-message.ts";

type Place = Pick<Conversation, "uuid" | "seal">;

/** What one read brings at most; who needs more reads on from the last. */
export const READ_AT_ONCE = 200;

/** Messages after one, in their order, as the lender's people read them: with what they wrote for each other. */
export async function messagesAfter(db: Database, conversation: Place, after: number): Promise<DeskMessage[]> {
  const rows = await messages(db, conversation)
    .where("sequence", ">", after)
    .orderBy("sequence")
    .limit(READ_AT_ONCE)
    .execute();
  return withNotes(db, conversation, rows);
}

/** How a conversation stands now, with what was said after a message: one question, as often as something is said. */
export interface News {
  readonly state: ChatState;
  readonly agentName: string | null;
  readonly messages: readonly ChatMessage[];
}

/** Undefined when the conversation is gone. Numbers have no gaps: a range of them limits what is read, and can be prepared. */
export async function newsOf(ctx: Context, conversation: Place, after: number): Promise<News | undefined> {
  const db = ctx.database.kysely;
  const rows = await db
    .selectFrom("chat_conversations")
    .leftJoin("chat_messages", (join) =>
      join
        .onRef("chat_messages.conversation_uuid", "=", "chat_conversations.uuid")
        .on("sequence", ">", after)
        .on("sequence", "<=", after + READ_AT_ONCE),
    )
    .select(["state", "agent_name", "expires_at", "sequence", "client_id", "author", "sealed", "sent_at", hasFiles])
    .where("chat_conversations.uuid", "=", conversation.uuid)
    .orderBy("sequence")
    .execute();
  const [standing] = rows;
  return (
    standing && {
      state: stateOf(ctx, standing),
      agentName: standing.agent_name,
      messages: await presented(db, conversation, rows.filter(isMessage)),
    }
  );
}

/** A conversation in which nothing more was said has one row without a message. */
const isMessage = <Row extends { readonly sequence: number | null }>(row: Row): row is Row & MessageRow =>
  row.sequence !== null;

/** The twenty messages before one, in their order; the latest twenty where none is named. */
export async function messagesBefore(db: Database, conversation: Place, before?: number): Promise<ChatMessage[]> {
  const rows = await messages(db, conversation)
    .$if(before !== undefined, (query) => query.where("sequence", "<", before ?? 0))
    .orderBy("sequence", "desc")
    .limit(INITIAL_HISTORY)
    .execute();
  return presented(db, conversation, rows.toReversed());
}

type MessageRow = Pick<Selectable<ChatMessagesTable>, "sequence" | "client_id" | "author" | "sealed" | "sent_at"> & {
  readonly hasFiles: boolean;
};

const hasFiles = sql<boolean>`exists (select 1 from chat_attachments
  where chat_attachments.conversation_uuid = chat_messages.conversation_uuid
    and chat_attachments.client_id = chat_messages.client_id and chat_attachments.author = chat_messages.author)`.as(
  "hasFiles",
);

const messages = (db: Database, { uuid }: Place) =>
  db
    .selectFrom("chat_messages")
    .select(["sequence", "client_id", "author", "sealed", "sent_at", hasFiles])
    .where("conversation_uuid", "=", uuid);

/** As borrowers read them. */
const presented = async (db: Database, place: Place, rows: readonly MessageRow[]): Promise<ChatMessage[]> =>
  (await withNotes(db, place, rows)).map(({ note: _forColleagues, ...message }) => message);

async function withNotes(db: Database, { uuid, seal }: Place, rows: readonly MessageRow[]): Promise<DeskMessage[]> {
  const isReadable = (row: MessageRow): boolean => {
    // The key of who had their data deleted is gone.
    try {
      seal.openBytes(row.sealed, messageContext(uuid, row.author, row.client_id));
      return true;
    } catch (error) {
      if (error instanceof SealBroken) return false;
      throw error;
    }
  };
  const files = rows.some((row) => row.hasFiles) ? await filesOf(db, uuid, rows) : [];
  return rows.filter(isReadable).map((row) => {
    const { text, authorName, event, note } = seal.openJson(
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
      note: note ?? null,
      sentAt: row.sent_at,
    };
  });
}

const filesOf = (db: Database, uuid: string, rows: readonly MessageRow[]) =>
  db
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
