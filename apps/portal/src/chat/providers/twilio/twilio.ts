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
import { rightsOf } from "../provider-rights.ts";
import { stageFiles } from "../staged-files.ts";
import type { TwilioClient, TwilioConversation, TwilioMedia, TwilioMessage, TwilioModule } from "./twilio-client.ts";

/** A conversation that Twilio carries: one of which the borrower is a participant. When its state leaves active, it is over. */
export function carryByTwilio({ Client }: TwilioModule, terms: LiveTerms): Promise<LiveConnection> {
  const token = (): string => rightsOf(terms.chat()).providerUserToken;
  const { providerUserId: own, providerChannelId } = rightsOf(terms.chat());
  return openCarried(terms, async (hear) => {
    const client = new Client(token());
    try {
      await initialised(client);
      client.on("tokenAboutToExpire", () => void client.updateToken(token()).catch(() => undefined));
      client.on("tokenExpired", () => hear.change({ connection: "rejected" }));
      return await follow(client, await client.getConversationByUniqueName(providerChannelId), { hear, own });
    } catch (error) {
      const isDenied = client.connectionState === "denied";
      await client.shutdown().catch(() => undefined);
      throw isDenied ? new RightsRefused("Twilio does not accept the token.", { cause: error }) : error;
    }
  });
}

const initialised = (client: TwilioClient): Promise<void> =>
  new Promise((resolve, reject) => {
    client.on("initialized", resolve);
    client.on("initFailed", ({ error }) => reject(new Error(error?.message ?? "Twilio's client did not start.")));
  });

const isActive = ({ state }: Pick<TwilioConversation, "state">): boolean => (state?.current ?? "active") === "active";

async function follow(
  client: TwilioClient,
  conversation: TwilioConversation,
  { hear, own }: { readonly hear: Hearing; readonly own: string },
): Promise<Carrier> {
  const files = stageFiles();
  const media = new Map<string, TwilioMedia>();
  const tried = new Set<string>();
  const nameOf = namesBy(client);

  const carried = (messages: readonly TwilioMessage[]): Promise<CarriedMessage[]> =>
    Promise.all(
      messages.map(async (message) => {
        for (const one of message.attachedMedia ?? []) media.set(one.sid, one);
        const isOwn = message.author === own;
        return {
          clientId: (isOwn && clientIdOf(message)) || message.sid,
          author: isOwn ? ("borrower" as const) : ("agent" as const),
          authorName: isOwn || message.author === null ? null : await nameOf(message.author),
          text: message.body ?? "",
          attachments: (message.attachedMedia ?? []).map(({ sid, filename, size }) => ({
            uuid: sid,
            name: filename ?? "file",
            mediaType: mediaTypeOf(filename ?? ""),
            sizeBytes: size,
          })),
          event: null,
          sentAt: (message.dateCreated ?? new Date(0)).toISOString(),
        };
      }),
    );
  const tell = async (messages: readonly TwilioMessage[]): Promise<void> => hear.messages(await carried(messages));
  const latest = () => conversation.getMessages(INITIAL_HISTORY);

  let page = await latest();
  await tell(page.items);
  const close = () => hear.change({ state: "closed" });
  hear.change({
    connection: "open",
    state: isActive(conversation) ? "waiting" : "closed",
    hasEarlier: page.hasPrevPage,
  });

  client.on("connectionStateChanged", (state) => {
    if (state === "denied") return hear.change({ connection: "rejected" });
    if (state !== "connected") return hear.change({ connection: "lost" });
    hear.change({ connection: "open" });
    void latest()
      .then(({ items }) => tell(items))
      .catch(() => hear.change({ connection: "lost" }));
  });
  conversation.on("messageAdded", (message) => void tell([message]));
  conversation.on("typingStarted", ({ identity }) => identity === own || hear.isTyping(true));
  conversation.on("typingEnded", ({ identity }) => identity === own || hear.isTyping(false));
  conversation.on("updated", ({ conversation: now }) => isActive(now) || close());
  conversation.on("removed", close);

  return {
    async send({ clientId, text, attachments }) {
      if (!isActive(conversation)) return "closed";
      // Of this id there may be one already, because it was sent before and only the answer to it was lost.
      if (tried.has(clientId)) {
        const { items } = await latest();
        await tell(items);
        if (items.some((message) => message.author === own && clientIdOf(message) === clientId)) return "sent";
      }
      tried.add(clientId);
      const message = conversation.prepareMessage().setBody(text).setAttributes({ clientId });
      for (const file of files.of(attachments))
        message.addMedia({ contentType: file.type || mediaTypeOf(file.name), filename: file.name, media: file });
      try {
        await message.build().send();
      } catch (error) {
        if (isActive(conversation)) throw error;
        return "closed";
      }
      return "sent";
    },
    typing: () => void conversation.typing().catch(() => undefined),
    async earlier() {
      if (!page.hasPrevPage) return { messages: [], hasEarlier: false };
      page = await page.prevPage();
      return { messages: await carried(page.items), hasEarlier: page.hasPrevPage };
    },
    upload: async (file) => files.stage(file),
    async fetchFile({ uuid }) {
      const address = await media.get(uuid)?.getContentTemporaryUrl();
      if (!address) throw new Error("The file is not there.");
      return fetchAddress(address);
    },
    // The client tries again by itself.
    reconnect: () => undefined,
    close: () => void client.shutdown().catch(() => undefined),
  };
}

function clientIdOf({ attributes }: TwilioMessage): string | undefined {
  const isKnown = typeof attributes === "object" && attributes !== null && "clientId" in attributes;
  return isKnown && typeof attributes.clientId === "string" ? attributes.clientId : undefined;
}

/** Names that people bear at Twilio, each asked for once; null where it tells none. */
function namesBy(client: TwilioClient): (identity: string) => Promise<string | null> {
  const names = new Map<string, Promise<string | null>>();
  return (identity) => {
    const known = names.get(identity);
    if (known) return known;
    const asked = client.getUser(identity).then(
      ({ friendlyName }) => friendlyName,
      () => null,
    );
    names.set(identity, asked);
    return asked;
  };
}
