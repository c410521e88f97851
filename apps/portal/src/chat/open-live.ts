import type { OutsideProvider } from "@gable/domain/chat/chat-mode.ts";
import { openDesk } from "./desk-connection.ts";
import type { LiveConnection, LiveTerms } from "./live-connection.ts";

type Open = (terms: LiveTerms) => Promise<LiveConnection>;

/** Each with its client, fetched only where a conversation is carried there. */
const openers: Readonly<Record<OutsideProvider, () => Promise<Open>>> = {
  stream: async () => (await import("./providers/stream/open-stream.ts")).openStream,
  twilio: async () => (await import("./providers/twilio/open-twilio.ts")).openTwilio,
  nice: async () => (await import("./providers/nice/open-nice.ts")).openNice,
  talkjs: async () => (await import("./providers/talkjs/open-talk.ts")).openTalk,
};

/** Connects to whoever carries a conversation. Rejects where their client is not installed, or cannot be fetched. */
export async function openLive(terms: LiveTerms): Promise<LiveConnection> {
  const { provider } = terms.chat();
  if (provider === "desk") return openDesk(terms);
  const open = await openers[provider]();
  return open(terms);
}
