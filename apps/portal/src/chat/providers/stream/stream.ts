import { INITIAL_HISTORY } from "@gable/domain/chat/limits.ts";
import type { LiveConnection, LiveTerms } from "../../live-connection.ts";
import { mediaTypeOf } from "../attachment-types.ts";
import { type Carrier, type Hearing, openCarried, RightsRefused } from "../carried-conversation.ts";
import { fetchAddress } from "../fetch-address.ts";
import { rightsOf, settingOf } from "../provider-rights.ts";
import type { StreamChannel, StreamClient, StreamMessage, StreamModule, StreamState } from "./stream-client.ts";
import { codeOf, isRefused, SPOILT } from "./stream-errors.ts";
import { asStreams, carriedBy } from "./stream-messages.ts";

const isFull = ({ messages }: StreamState): boolean => messages.length >= INITIAL_HISTORY;

/** A conversation that Stream carries: a channel of which the borrower is a member. Frozen, it is over. */
export function carryByStream({ StreamChat }: StreamModule, terms: LiveTerms): Promise<LiveConnection> {
  const chat = terms.chat();
  const { providerUserId: own, providerChannelId } = rightsOf(chat);
  const [type = "", id = ""] = providerChannelId.split(":");

  return openCarried(terms, async (hear) => {
    const client = new StreamChat(settingOf(chat, "apiKey"), {
      baseURL: settingOf(chat, "baseUrl"),
      // After a break the channel is read again here, with as many messages as were shown at first.
      recoverStateOnReconnect: false,
    });
    try {
      const user = { id: own, name: chat.friendlyName };
      await client.connectUser(user, async () => rightsOf(terms.chat()).providerUserToken);
      return await follow(client, client.channel(type, id), { hear, own, cid: providerChannelId });
    } catch (error) {
      await client.disconnectUser().catch(() => undefined);
      throw isRefused(error) ? new RightsRefused("Stream does not accept the token.", { cause: error }) : error;
    }
  });
}

async function follow(
  client: StreamClient,
  channel: StreamChannel,
  { hear, own, cid }: { readonly hear: Hearing; readonly own: string; readonly cid: string },
): Promise<Carrier> {
  let oldest: string | undefined;
  const tell = (messages: readonly StreamMessage[]): void => hear.messages(carriedBy(own, messages));

  async function read(): Promise<StreamState> {
    const state = await channel.watch({ messages: { limit: INITIAL_HISTORY } });
    const isFirst = oldest === undefined;
    oldest ??= state.messages[0]?.id;
    tell(state.messages);
    hear.change({
      connection: "open",
      state: state.channel.frozen ? "closed" : "waiting",
      ...(isFirst && { hasEarlier: isFull(state) }),
    });
    return state;
  }

  client.on((event) => {
    if (event.type === "connection.changed" && event.online === false) hear.change({ connection: "lost" });
    if (event.type === "connection.recovered") void read().catch(() => hear.change({ connection: "lost" }));
    if (event.cid !== cid) return;
    const isOwn = event.user?.id === own;
    if (event.type === "message.new" && event.message) tell([event.message]);
    if (event.type === "typing.start" && !isOwn) hear.isTyping(true);
    if (event.type === "typing.stop" && !isOwn) hear.isTyping(false);
    if (event.type === "channel.updated" && event.channel?.frozen) hear.change({ state: "closed" });
    if (event.type === "channel.deleted") hear.change({ state: "closed" });
  });
  await read();

  return {
    async send({ clientId, text, attachments }) {
      try {
        const sent = await channel.sendMessage({ id: clientId, text, attachments: attachments.map(asStreams) });
        if (sent.message.type === "error") return "closed";
        tell([sent.message]);
      } catch (error) {
        // Of this id there may be one already, because it was sent before and only the answer to it was lost.
        const isThere = codeOf(error) === SPOILT && (await read()).messages.some((message) => message.id === clientId);
        if (!isThere) throw error;
      }
      return "sent";
    },
    typing: () => void channel.keystroke().catch(() => undefined),
    async earlier() {
      if (oldest === undefined) return { messages: [], hasEarlier: false };
      const state = await channel.query({ messages: { limit: INITIAL_HISTORY, id_lt: oldest } });
      oldest = state.messages[0]?.id ?? oldest;
      return { messages: carriedBy(own, state.messages), hasEarlier: isFull(state) };
    },
    async upload(file) {
      const mediaType = mediaTypeOf(file.name);
      const { file: address } = await channel.sendFile(file, file.name, mediaType);
      return { uuid: address, name: file.name, mediaType, sizeBytes: file.size };
    },
    fetchFile: ({ uuid: address }) => fetchAddress(address),
    // The client tries again by itself, at once when the browser is online again.
    reconnect: () => undefined,
    close: () => void client.disconnectUser().catch(() => undefined),
  };
}
