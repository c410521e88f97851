import type { ChatAttachment } from "@gable/domain/chat/message.ts";
import { mediaTypeOf } from "../attachment-types.ts";
import type { CarriedMessage } from "../carried-conversation.ts";
import type { StreamAttachment, StreamMessage } from "./stream-client.ts";

/** Stream's messages as the window shows them; `own` is the borrower's name at Stream, everybody else is of the lender. */
export const carriedBy = (own: string, messages: readonly StreamMessage[]): CarriedMessage[] =>
  messages
    .filter(({ type }) => type !== "error" && type !== "deleted")
    .map(({ id, user, text = "", attachments = [], created_at: sentAt }) => ({
      clientId: id,
      author: user?.id === own ? "borrower" : "agent",
      authorName: user?.name ?? null,
      text,
      attachments: attachments.map(attachmentOf),
      event: null,
      sentAt: new Date(sentAt ?? 0).toISOString(),
    }));

const attachmentOf = ({ asset_url = "", title = "file", file_size }: StreamAttachment): ChatAttachment => ({
  uuid: asset_url,
  name: title,
  mediaType: mediaTypeOf(title),
  sizeBytes: file_size === undefined ? null : Number(file_size),
});

export const asStreams = ({ uuid, name, mediaType, sizeBytes }: ChatAttachment): StreamAttachment => ({
  type: "file",
  title: name,
  asset_url: uuid,
  mime_type: mediaType,
  ...(sizeBytes !== null && { file_size: sizeBytes }),
});
