import type { BodyOf } from "@gable/contract/call.ts";
import {
  authenticateChat,
  chatAttachment,
  chatHistory,
  currentChat,
  endChat,
  initStreamChat,
  rateChat,
  refreshChatNonce,
  refreshChatToken,
  uploadChatAttachment,
  webChatInfo,
} from "@gable/contract/calls/chat.ts";
import { openStatus, operatingWeek } from "@gable/contract/calls/hours.ts";
import type { LiveProvider } from "@gable/domain/chat/chat-mode.ts";
import { OPERATING_HOURS_POLL_MS } from "@gable/domain/chat/limits.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

const department = "OPS_CHAT";

/** Asked again every minute, as specified. */
export const chatOpenQuery = () =>
  queryOptions({
    queryKey: ["chat", "open"],
    queryFn: ({ signal }) => client.send(openStatus, { params: { department }, signal }),
    refetchInterval: OPERATING_HOURS_POLL_MS,
    // Nobody waits for this before a chat: without an answer the assistant is there.
    retry: 1,
  });

export const chatWeekQuery = () =>
  queryOptions({
    queryKey: ["chat", "week"],
    queryFn: ({ signal }) => client.send(operatingWeek, { params: { department }, query: { display: "true" }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const beginChat = (body: BodyOf<typeof initStreamChat>) => client.send(initStreamChat, { body });
/** Whether a conversation goes on, on another device or since before: asked once for whoever is here. */
export const openChatQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ["chat", "current", isSignedIn],
    queryFn: ({ signal }) => client.send(currentChat, { signal }),
    // The window that closes forgets it: until it is opened again it may be over.
    gcTime: 0,
    retry: 1,
  });
export const openChat = () => client.send(currentChat, {});
export const renewChatToken = (provider: LiveProvider, token: string) =>
  client.send(refreshChatToken, { params: { provider }, body: { token } });
export const endConversation = (token: string) => client.send(endChat, { body: { token } });
/** Rejects in the specification's words (part 2, section 8) where the kept conversation does not name itself. */
export const chatContact = async (provider: LiveProvider, omniProxyChannelId: string | undefined) => {
  if (!omniProxyChannelId) throw new Error("Omni Proxy value not available");
  return client.send(webChatInfo, { params: { provider }, body: { omniProxyChannelId } });
};
export const rateContact = (contactId: string, rating: number) =>
  client.send(rateChat, { body: { contactId, rating } });
export const earlierMessages = (token: string, before: number) => client.send(chatHistory, { body: { token, before } });
export const uploadToChat = (token: string, file: File) =>
  client.send(uploadChatAttachment, { body: { token }, file, fileName: file.name });
export const fetchFromChat = (token: string, attachment: string): Promise<Blob> =>
  client.file(chatAttachment, { params: { attachment }, body: { token } });
export const firstNonce = async () => (await client.send(authenticateChat, {})).nonce;
export const nextNonce = async (nonce: string) => (await client.send(refreshChatNonce, { query: { nonce } })).nonce;
