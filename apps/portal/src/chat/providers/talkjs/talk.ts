import { INITIAL_HISTORY } from "@gable/domain/chat/limits.ts";
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
import type {
  TalkConversation,
  TalkConversationSnapshot,
  TalkMessage,
  TalkModule,
  TalkSendBlock,
  TalkSession,
} from "./talk-client.ts";

/** A conversation that TalkJS carries. It knows no end: the lender's server, or its people, set the field `state` to `closed`. */
export function carryByTalk({ getTalkSession }: TalkModule, terms: LiveTerms): Promise<LiveConnection> {
  const token = (): string => rightsOf(terms.chat()).providerUserToken;
  const { providerUserId: own, providerChannelId } = rightsOf(terms.chat());
  return openCarried(terms, async (hear) => {
    const session = getTalkSession({ appId: settingOf(terms.chat(), "appId"), userId: own });
    session.onNeedToken = () => session.setToken(token());
    session.setToken(token());
    return follow(session, session.conversation(providerChannelId), { hear, own });
  });
}

const isOver = ({ access, custom }: TalkConversationSnapshot): boolean =>
  custom["state"] === "closed" || access !== "ReadWrite";

async function follow(
  session: TalkSession,
  conversation: TalkConversation,
  { hear, own }: { readonly hear: Hearing; readonly own: string },
): Promise<Carrier> {
  let isClosed = false;
  let heard: readonly TalkMessage[] = [];
  let hasAll = false;

  const standing = conversation.subscribe((snapshot) => {
    // Who takes no part in it, or no more, hears nothing of it.
    if (snapshot === null) return hear.change({ connection: "rejected" });
    isClosed = isOver(snapshot);
    hear.change({ connection: "open", state: isClosed ? "closed" : "waiting" });
  });
  const messages = conversation.subscribeMessages((latest, loadedAll) => {
    if (latest === null) return;
    heard = latest;
    hasAll = loadedAll;
    hear.messages(carriedBy(own, latest));
    hear.change({ hasEarlier: !loadedAll });
  });
  const typing = conversation.subscribeTyping((now) => {
    hear.isTyping(now !== null && (now.many || now.users.some(({ id }) => id !== own)));
  });
  const subscriptions = [standing, messages, typing];
  const unsubscribe = () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
  session.onError(() => hear.change({ connection: "lost" }));
  try {
    await Promise.all(subscriptions.map(({ connected }) => connected));
  } catch (error) {
    unsubscribe();
    throw new RightsRefused("TalkJS does not accept the token.", { cause: error });
  }

  /** A message of TalkJS is either words or one file; what was sent already is not sent again. */
  const sendOnce = async (clientId: string, block: TalkSendBlock): Promise<void> => {
    if (heard.some(({ custom }) => custom["clientId"] === clientId)) return;
    await conversation.send({ content: [block], custom: { clientId } });
  };

  return {
    async send({ clientId, text, attachments }) {
      if (isClosed) return "closed";
      const files = attachments.map(({ uuid }): TalkSendBlock => ({ type: "file", fileToken: uuid }));
      const blocks = text === "" ? files : [...files, { type: "text" as const, children: [text] as [string] }];
      // The last bears the name that is waited for.
      const last = blocks.length - 1;
      for (const [place, block] of blocks.entries())
        await sendOnce(place === last ? clientId : `${clientId}:${place}`, block);
      return "sent";
    },
    typing: () => void conversation.markAsTyping().catch(() => undefined),
    async earlier() {
      await messages.loadMore(INITIAL_HISTORY);
      return { messages: carriedBy(own, heard), hasEarlier: !hasAll };
    },
    async upload(file) {
      const fileToken = await session.uploadFile(file, { filename: file.name, size: file.size });
      return { uuid: fileToken, name: file.name, mediaType: mediaTypeOf(file.name), sizeBytes: file.size };
    },
    fetchFile: ({ uuid: address }) => fetchAddress(address),
    // The client tries again by itself.
    reconnect: () => undefined,
    close: unsubscribe,
  };
}

const carriedBy = (own: string, messages: readonly TalkMessage[]): CarriedMessage[] =>
  messages
    .filter(({ type }) => type === "UserMessage")
    .map(({ id, sender, custom, createdAt, plaintext, content }) => {
      const files = content.flatMap(({ url, filename, size }) => (url === undefined ? [] : [{ url, filename, size }]));
      return {
        clientId: (sender?.id === own && custom["clientId"]) || id,
        author: sender?.id === own ? "borrower" : "agent",
        authorName: sender?.name ?? null,
        // Of a file the client says in words that it is one.
        text: files.length > 0 ? "" : plaintext,
        attachments: files.map(({ url, filename = "file", size = null }) => ({
          uuid: url,
          name: filename,
          mediaType: mediaTypeOf(filename),
          sizeBytes: size,
        })),
        event: null,
        sentAt: new Date(createdAt).toISOString(),
      };
    });
