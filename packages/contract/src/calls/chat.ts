import { liveProviders } from "@gable/domain/chat/chat-mode.ts";
import { LARGEST_ATTACHMENT, LARGEST_SEQUENCE, LONGEST_CONTACT } from "@gable/domain/chat/limits.ts";
import { ChatAttachment, ChatMessage, ChatState } from "@gable/domain/chat/message.ts";
import { ChatEmail, FriendlyName } from "@gable/domain/chat/pre-chat.ts";
import { languages } from "@gable/domain/language.ts";
import { oneLine } from "@gable/domain/one-line.ts";
import { z } from "zod";
import { call } from "../call.ts";

const SUPPORT = "/service-csp/external/api/v1";
const STREAM = "/service-omni-proxy/insecure/api/v1/stream";
const BORROWER = "/service-csp/customer/secure/api/v1/webchat";

/** Where a chat's WebSocket is opened; its frames are in `chat-frames.ts`. */
export const CHAT_SOCKET_PATH = `${STREAM}/socket`;

/** Whose transport carries the chat: the lender's own desk, or one that an adapter speaks to. */
const OfProvider = z.object({ provider: z.enum(liveProviders) });

export const ChatToken = z.string().min(20).max(100);

const InitWebChat = z.strictObject({
  applicationUuid: z.uuid().optional(),
  tag: oneLine(LONGEST_CONTACT).optional(),
  skill: oneLine(LONGEST_CONTACT).optional(),
  welcomeMessage: z.string().max(1000).optional(),
  pageUrl: z.string().max(500).optional(),
  /** Outside production the name of a provider chooses it; otherwise the lender's own choice counts. */
  chatMode: z.string().max(20).optional(),
  orgCode: z.string().max(40).optional(),
  identityUuid: z.uuid().optional(),
  nonce: z.string().max(400).optional(),
  friendlyName: FriendlyName,
  emailAddress: ChatEmail,
  language: z.enum(languages).optional(),
  /** What was asked of the assistant before; whoever answers reads it, so that nobody has to ask twice. */
  assistantConversationId: z.uuid().optional(),
  /** The one that `currentChat` named: gone on with, and where it has ended, read. */
  conversationSid: z.uuid().optional(),
});

const StartedChat = z.object({
  /** Who carries the conversation; one that is open already stays where it was begun. */
  provider: z.enum(liveProviders),
  /** Good for six hours; asked for again before that. */
  token: z.string(),
  conversationSid: z.uuid(),
  omniProxyChannelId: z.uuid(),
  providerChannelId: z.string(),
  /** Who has taken the conversation, if anybody has. */
  targetWorkerSid: z.string().nullable(),
  targetWorkerFriendlyName: z.string().nullable(),
  providerUserId: z.string(),
  providerUserToken: z.string(),
  /** What the provider's own client is told beside; nothing at our own desk. */
  client: z.record(z.string(), z.string()),
  expiration: z.iso.datetime(),
});

export const initWebChat = call({
  name: "initWebChat",
  summary: "Begin a chat with people, or go on with the one that is open",
  method: "POST",
  path: `${SUPPORT}/:provider/initWebChat`,
  access: "visitor",
  params: OfProvider,
  body: InitWebChat,
  reply: StartedChat,
});

export const initStreamChat = call({
  name: "initStreamChat",
  summary: "As initWebChat, under the address of the channel proxy",
  method: "POST",
  path: `${STREAM}/init-web-chat`,
  access: "visitor",
  body: InitWebChat,
  reply: StartedChat,
});

export const currentChat = call({
  name: "currentChat",
  summary:
    "The conversation that this account, or this browser, has open, or that ended with an answer that came to none of its pages; for going on with it on another device",
  method: "GET",
  path: `${STREAM}/current`,
  access: "visitor",
  reply: z.object({
    conversation: z
      .object({ conversationSid: z.uuid(), friendlyName: z.string(), emailAddress: z.string(), state: ChatState })
      .nullable(),
  }),
});

export const refreshChatToken = call({
  name: "refreshChatToken",
  summary: "A new token of six hours for a chat that goes on",
  method: "POST",
  path: `${SUPPORT}/:provider/refreshToken`,
  access: "visitor",
  params: OfProvider,
  body: z.strictObject({ token: ChatToken }),
  reply: z.object({
    token: z.string(),
    expiration: z.iso.datetime(),
    /** Of the provider; at our own desk the same token. */
    providerUserToken: z.string(),
  }),
});

export const endChat = call({
  name: "endChat",
  summary: "End a chat for good, with whoever carries it; ended already, it stays ended",
  method: "POST",
  path: `${STREAM}/end`,
  access: "visitor",
  body: z.strictObject({ token: ChatToken }),
  replyForm: "empty",
});

export const webChatInfo = call({
  name: "webChatInfo",
  summary: "By which contact a survey is opened after a chat; 404 while it goes on",
  method: "POST",
  path: `${SUPPORT}/:provider/web-chat-info`,
  access: "visitor",
  params: OfProvider,
  body: z.strictObject({ omniProxyChannelId: z.uuid() }),
  reply: z.object({ contactId: z.string() }),
});

export const rateChat = call({
  name: "rateChat",
  summary: "Answer the survey after a chat; the last answer counts",
  method: "POST",
  path: `${STREAM}/survey`,
  access: "visitor",
  body: z.strictObject({ contactId: z.uuid(), rating: z.int().min(1).max(5) }),
  replyForm: "empty",
});

export const chatHistory = call({
  name: "chatHistory",
  summary: "Messages of a chat before one, at most twenty, in their order",
  method: "POST",
  path: `${STREAM}/history`,
  access: "visitor",
  body: z.strictObject({ token: ChatToken, before: z.int().positive().max(LARGEST_SEQUENCE) }),
  reply: z.object({ messages: z.array(ChatMessage) }),
});

export const uploadChatAttachment = call({
  name: "uploadChatAttachment",
  summary: "A file for a message that is not sent yet; its content decides what it is, not its name",
  method: "POST",
  path: `${STREAM}/attachments`,
  access: "visitor",
  upload: true,
  bodyLimit: LARGEST_ATTACHMENT,
  body: z.strictObject({ token: ChatToken }),
  reply: ChatAttachment,
});

export const chatAttachment = call({
  name: "chatAttachment",
  summary: "The bytes of a file of this chat",
  method: "POST",
  path: `${STREAM}/attachments/:attachment`,
  access: "visitor",
  params: z.object({ attachment: z.uuid() }),
  body: z.strictObject({ token: ChatToken }),
  replyForm: "pdf",
});

const Nonce = z.object({
  /** Null where chats of borrowers are not authenticated. */
  nonce: z.string().nullable(),
});

export const authenticateChat = call({
  name: "authenticateChat",
  summary: "A nonce that proves to the chat which borrower is writing; it is good for three minutes",
  method: "POST",
  path: `${BORROWER}/authenticate`,
  access: "identity",
  reply: Nonce,
});

export const refreshChatNonce = call({
  name: "refreshChatNonce",
  summary: "The next nonce for one that is still good",
  method: "PUT",
  path: `${BORROWER}/refresh`,
  access: "identity",
  query: z.object({ nonce: z.string().max(400) }),
  reply: Nonce,
});
