import { randomUUID } from "node:crypto";
import {
  type AttachmentMediaType,
  attachmentMediaTypes,
  attachmentTypes,
  hasAcceptedEnding,
} from "@gable/domain/chat/attachments.ts";
import { LARGEST_ATTACHMENT } from "@gable/domain/chat/limits.ts";
import type { ChatAttachment } from "@gable/domain/chat/message.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import { fileTypeFromBuffer } from "file-type";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { invalid, notFound, Refusal } from "../../http/refusal.ts";
import type { FileReply } from "../../http/send-file.ts";
import { acceptedMediaTypes, inspectFile } from "../documents/inspect-file.ts";
import { refuseInfected } from "../documents/receive-upload.ts";
import { refusedFile } from "../documents/refused-file.ts";
import { shownName } from "../documents/shown-name.ts";
import type { Conversation } from "./conversation-store.ts";

export const attachmentContext = (uuid: string): string => `chat-attachment:${uuid}`;

/** Files of one side of a conversation that were sent with no message yet: enough for one message, and for changing one's mind. */
const MOST_UNSENT = 20;
/** Of one side in a whole conversation: whoever has more to send sends it with their application. */
const MOST_IN_CHAT = 100;

/** A file as it came, read before the transaction begins. */
export interface ReceivedAttachment {
  readonly token: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly mediaType: AttachmentMediaType;
}

/** Reads the one file of a request. What it is, its content says; the name is only shown. */
export async function receiveAttachment(ctx: Context, caller: Caller): Promise<ReceivedAttachment> {
  const part = await caller.request.file({ limits: { fileSize: LARGEST_ATTACHMENT } });
  if (!part) throw invalid({ file: ["required"] });
  const bytes = await part.toBuffer();
  const token = part.fields["token"];
  const name = shownName(part.filename) ?? "file";
  if (bytes.length === 0) throw refusedFile("empty");
  const mediaType = hasAcceptedEnding(name) ? await mediaTypeOf(bytes) : undefined;
  if (!mediaType) {
    const endings = Object.keys(attachmentTypes).join(", ");
    throw new Refusal(422, "file-unsupported", `Files of this kind cannot be sent here. You can send ${endings}.`);
  }
  if (mediaType === "text/plain" && findPrivateNumber(bytes.toString("utf8")))
    throw new Refusal(422, "private-number", "This file seems to hold a social security or account number.");
  if (acceptedMediaTypes.some((inspected) => inspected === mediaType)) {
    const findings = await inspectFile(bytes);
    if (!findings.ok) throw refusedFile(findings.reason);
  }
  await refuseInfected(ctx, caller, bytes, mediaType);
  return {
    token: token && "value" in token && typeof token.value === "string" ? token.value : "",
    name,
    bytes,
    mediaType,
  };
}

async function mediaTypeOf(bytes: Buffer): Promise<AttachmentMediaType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found) return attachmentMediaTypes.find((accepted) => accepted === found.mime);
  return isText(bytes) ? "text/plain" : undefined;
}

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Seals and keeps a file for a message to come. */
export async function keepAttachment(
  ctx: Context,
  trx: Database,
  { uuid: conversation, seal }: Conversation,
  author: "borrower" | "agent",
  { name, bytes, mediaType }: ReceivedAttachment,
): Promise<ChatAttachment> {
  const kept = await trx
    .selectFrom("chat_attachments")
    .select("client_id")
    .where("conversation_uuid", "=", conversation)
    .where("author", "=", author)
    .limit(MOST_IN_CHAT)
    .execute();
  if (kept.length >= MOST_IN_CHAT) throw new Refusal(429, "too-many", "Enough files were sent in this chat.");
  if (kept.filter(({ client_id }) => client_id === null).length >= MOST_UNSENT)
    throw new Refusal(429, "too-many", "Send the files that you chose first.");
  const uuid = randomUUID();
  await trx
    .insertInto("chat_attachments")
    .values({
      uuid,
      conversation_uuid: conversation,
      author,
      sealed_name: seal.sealBytes(Buffer.from(name), attachmentContext(uuid)),
      media_type: mediaType,
      size_bytes: bytes.length,
      storage_key: await ctx.documents.put(seal, bytes),
      created_at: ctx.clock.now().toISOString(),
    })
    .execute();
  return { uuid, name, mediaType, sizeBytes: bytes.length };
}

/** A file of a conversation: one's own, or one that was sent. */
export async function readAttachment(
  ctx: Context,
  db: Database,
  { uuid: conversation, seal }: Conversation,
  uuid: string,
): Promise<FileReply> {
  const row = await db
    .selectFrom("chat_attachments")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("conversation_uuid", "=", conversation)
    .where("client_id", "is not", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { bytes: await ctx.documents.get(seal, row.storage_key), mediaType: row.media_type, name: "chat-file" };
}
