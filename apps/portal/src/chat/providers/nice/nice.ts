import type { LiveConnection, LiveTerms } from "../../live-connection.ts";
import { mediaTypeOf } from "../attachment-types.ts";
import {
  type CarriedMessage,
  type Carrier,
  type Hearing,
  openCarried,
  RightsRefused,
} from "../carried-conversation.ts";
import { fetchAddress } from "../fetch-address.ts";
import { rightsOf, settingOf } from "../provider-rights.ts";
import { stageFiles } from "../staged-files.ts";
import { weighFiles } from "../weighed-files.ts";
import type { NiceMessage, NiceModule, NiceSdk, NiceThread } from "./nice-client.ts";

/** Of the states of a contact those after which nothing is said any more. */
const over: ReadonlySet<string> = new Set(["closed", "trashed"]);

/** As the socket of the client names what becomes of it. */
const socketEvents = { open: "open", reconnecting: "reconnecting", close: "close", refused: "authorizationFailed" };

/**
 * A live chat that NICE CXone carries: a thread of a customer whose name nobody can guess. The client begins and ends it; the socket tells
 * of nothing that happened while it was away, so that every opening of it reads the thread again.
 */
export function carryByNice(module: NiceModule, terms: LiveTerms): Promise<LiveConnection> {
  const chat = terms.chat();
  rightsOf(chat);
  const { customerId, threadId } = chat;
  if (!customerId) throw new Error("Customer ID not present");
  if (!threadId) throw new Error("NICE thread ID is unavailable");
  return openCarried(terms, async (hear) => {
    const sdk = new module.ChatSdk({
      brandId: Number(settingOf(chat, "brandId")),
      channelId: settingOf(chat, "channelId"),
      customerId,
      customerName: chat.friendlyName,
      environment: settingOf(chat, "environment") as never,
      cacheStorage: null,
      appName: "Gable",
      // What was asked for rejects besides.
      onError: () => undefined,
    });
    await sdk.connect();
    await sdk.authorize().catch((cause: unknown) => {
      throw new RightsRefused("NICE does not accept the customer.", { cause });
    });
    // Some versions promise it.
    const thread = await sdk.getThread(threadId);
    if (!(thread instanceof module.LivechatThread)) throw new Error("Recovered thread is not livechat instance");
    return follow(sdk, thread, { hear, threadId, events: module.ChatEvent });
  });
}

interface Followed {
  readonly hear: Hearing;
  readonly threadId: string;
  readonly events: NiceModule["ChatEvent"];
}

async function follow(sdk: NiceSdk, thread: NiceThread, { hear, threadId, events }: Followed): Promise<Carrier> {
  const files = stageFiles();
  const taken = new Set<string>();
  const tried = new Set<string>();
  let isClosed = false;
  const sizes = weighFiles();
  const carriedBy = (messages: readonly NiceMessage[]) => messages.map((message) => carried(message, sizes.known));
  const tell = (messages: readonly NiceMessage[]): void => {
    for (const { idOnExternalPlatform } of messages) taken.add(idOnExternalPlatform);
    hear.messages(carriedBy(messages));
    for (const message of messages)
      void sizes
        .ask(message.attachments.map(({ url }) => url))
        .then((isKnown) => isKnown && hear.messages(carriedBy([message])));
  };
  const close = () => {
    isClosed = true;
    hear.change({ state: "closed" });
  };

  /** Reads the thread; one that is not there yet is begun. */
  async function read(isFirst: boolean): Promise<void> {
    const known = await thread.recover().catch(() => undefined);
    if (known === undefined && !isFirst) return hear.change({ connection: "lost" });
    if (known === undefined) await thread.startChat();
    if (known) tell(known.messages);
    isClosed = over.has(known?.contact?.status ?? "");
    hear.change({
      connection: "open",
      state: isClosed ? "closed" : known?.inboxAssignee ? "active" : "waiting",
      ...(isFirst && { hasEarlier: Boolean(known?.messagesScrollToken) }),
    });
  }

  const on = (type: string, heard: (data: Record<string, never>) => void) =>
    sdk.onChatEvent(type, ({ detail }) => heard((detail.data ?? {}) as Record<string, never>));
  const stops = [
    on(events.MESSAGE_CREATED, ({ message }: { message?: NiceMessage }) => {
      if (message?.threadIdOnExternalPlatform === threadId) tell([message]);
    }),
    on(
      events.CONTACT_STATUS_CHANGED,
      ({ case: contact }: { case?: { threadIdOnExternalPlatform: string; status: string } }) => {
        if (contact?.threadIdOnExternalPlatform === threadId && over.has(contact.status)) close();
      },
    ),
    on(events.ASSIGNED_AGENT_CHANGED, ({ inboxAssignee }: { inboxAssignee?: unknown }) => {
      if (inboxAssignee) hear.change({ state: "active" });
    }),
    on(events.AGENT_TYPING_STARTED, () => hear.isTyping(true)),
    on(events.AGENT_TYPING_ENDED, () => hear.isTyping(false)),
  ];
  await read(true);
  const socket = sdk.getWebsocketClient();
  const onSocket = (event: string, heard: () => void) => socket?.on(event as never, heard);
  onSocket(socketEvents.open, () => void read(false).catch(() => hear.change({ connection: "lost" })));
  onSocket(socketEvents.reconnecting, () => hear.change({ connection: "lost" }));
  onSocket(socketEvents.close, () => hear.change({ connection: "lost" }));
  onSocket(socketEvents.refused, () => hear.change({ connection: "rejected" }));

  /** What was taken already is not sent again. */
  const sendOnce = async (messageId: string, send: (options: { messageId: string }) => Promise<unknown>) => {
    // Sent before, it may be there, and only the answer to it was lost.
    if (tried.has(messageId)) await read(false);
    if (taken.has(messageId)) return;
    tried.add(messageId);
    await send({ messageId });
    taken.add(messageId);
  };

  return {
    async send({ clientId, text, attachments }) {
      if (isClosed) return "closed";
      const chosen = files.of(attachments);
      if (chosen.length > 0)
        await sendOnce(text === "" ? clientId : `${clientId}:files`, (options) =>
          thread.sendAttachments(chosen, options),
        );
      if (text !== "") await sendOnce(clientId, (options) => thread.sendTextMessage(text, options));
      return "sent";
    },
    end: () => thread.endChat(),
    typing: () => thread.keystroke(),
    async earlier() {
      const more = await thread.loadMoreMessages();
      const messages = more?.data.messages ?? [];
      await sizes.ask(messages.flatMap(({ attachments }) => attachments.map(({ url }) => url)));
      return { messages: carriedBy(messages), hasEarlier: Boolean(more?.data.scrollToken) };
    },
    upload: async (file) => files.stage(file),
    fetchFile: ({ uuid: address }) => fetchAddress(address),
    // The client tries again by itself until it gives up; then this begins anew.
    reconnect: () => socket?.reconnect(),
    close() {
      for (const stop of stops) stop();
      socket?.disconnect();
    },
  };
}

function carried(message: NiceMessage, sizes: ReadonlyMap<string, number>): CarriedMessage {
  const { authorUser: agent, attachments } = message;
  const isOwn = message.direction === "inbound";
  return {
    clientId: isOwn ? message.idOnExternalPlatform : message.id,
    author: isOwn ? "borrower" : "agent",
    authorName: agent ? agent.nickname || `${agent.firstName} ${agent.surname}`.trim() : null,
    text: message.messageContent.payload.text ?? "",
    attachments: attachments.map(({ url, friendlyName }) => ({
      uuid: url,
      name: friendlyName,
      mediaType: mediaTypeOf(friendlyName),
      sizeBytes: sizes.get(url) ?? null,
    })),
    event: null,
    sentAt: new Date(message.createdAt).toISOString(),
  };
}
