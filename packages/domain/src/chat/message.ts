import * as z from "zod";
import { attachmentMediaTypes } from "./attachments.ts";

export const ChatAttachment = z.object({
  uuid: z.uuid(),
  name: z.string(),
  mediaType: z.enum(attachmentMediaTypes),
  /** Null where whoever carries the conversation does not say. */
  sizeBytes: z.int().nullable(),
});
export type ChatAttachment = z.infer<typeof ChatAttachment>;

/** What happened in a conversation beside what was said. */
export const chatEvents = ["joined", "transferred", "closed-by-agent", "closed-by-borrower", "expired"] as const;
export type ChatEvent = (typeof chatEvents)[number];

/** One message of a conversation with people, as both sides read it. */
export const ChatMessage = z.object({
  /** 1, 2, 3 … within the conversation, without gaps: the order, and from where to go on after a break. */
  sequence: z.int().positive(),
  /** Given by who wrote it, so that the same message is never there twice. */
  clientId: z.string(),
  author: z.enum(["borrower", "agent", "system"]),
  /** Of the person at the lender. */
  authorName: z.string().nullable(),
  text: z.string(),
  attachments: z.array(ChatAttachment),
  event: z.enum(chatEvents).nullable(),
  sentAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** `waiting` for somebody to take it, `active`, `closed`: it never opens again. */
export const chatStates = ["waiting", "active", "closed"] as const;
export const ChatState = z.enum(chatStates);
export type ChatState = z.infer<typeof ChatState>;
