import type { AdaptedProvider } from "@gable/domain/chat/provider-keys.ts";
import type { z } from "zod";
import { NiceSettings, newCustomerSecret, niceChat } from "./nice/nice.ts";
import type { LiveChat } from "./port.ts";
import { StreamSettings } from "./stream/settings.ts";
import { streamChat } from "./stream/stream.ts";
import { TalkSettings, talkChat } from "./talkjs/talkjs.ts";
import { TwilioSettings, twilioChat } from "./twilio/twilio.ts";

/** A provider with a lender's settings. */
export interface OpenLiveChat extends LiveChat {
  /** Origins that a browser must be allowed to reach, as a content-security policy names them. */
  readonly reaches: readonly string[];
}

/** What differs from provider to provider. */
interface Kind<Settings> {
  readonly settings: z.ZodType<Settings>;
  readonly open: (settings: Settings) => LiveChat;
  readonly reaches: (settings: Settings) => readonly string[];
  /** What a lender is not given by the provider, and we make for it once. */
  readonly made?: () => Partial<Settings>;
}

interface Adapter {
  readonly open: (given: unknown) => OpenLiveChat;
  readonly made: () => object;
}

const adapter = <Settings>({ settings, open, reaches, made = () => ({}) }: Kind<Settings>): Adapter => ({
  made,
  open(given) {
    const parsed = settings.parse(given);
    return { ...open(parsed), reaches: reaches(parsed) };
  },
});

const adapters: Readonly<Record<AdaptedProvider, Adapter>> = {
  stream: adapter({
    settings: StreamSettings,
    open: streamChat,
    reaches: ({ baseUrl }) => [...overSocketToo(baseUrl), "https://*.stream-io-cdn.com"],
  }),
  twilio: adapter({
    settings: TwilioSettings,
    open: twilioChat,
    reaches: () => ["https://*.twilio.com", "wss://*.twilio.com"],
  }),
  nice: adapter({
    settings: NiceSettings,
    open: niceChat,
    reaches: () => ["https://*.niceincontact.com", "wss://*.niceincontact.com"],
    made: () => ({ customerSecret: newCustomerSecret() }),
  }),
  talkjs: adapter({
    settings: TalkSettings,
    open: talkChat,
    reaches: () => ["https://talkjs.com", "https://*.talkjs.com", "wss://*.talkjs.com"],
  }),
};

/** Opens a provider with settings as they were kept. Throws a ZodError, which names fields and no values, where they do not fit. */
export const openLiveChat = (provider: AdaptedProvider, given: unknown): OpenLiveChat => adapters[provider].open(given);

/** Settings as they are kept: with what we make beside what a lender was given. */
export const completeSettings = (provider: AdaptedProvider, given: unknown): unknown =>
  typeof given === "object" && given !== null ? { ...adapters[provider].made(), ...given } : given;

function overSocketToo(url: string): string[] {
  const { origin } = new URL(url);
  return [origin, origin.replace(/^http/, "ws")];
}
