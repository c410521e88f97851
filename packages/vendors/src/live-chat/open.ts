import type { AdaptedProvider } from "@gable/domain/chat/provider-keys.ts";
import type { z } from "zod";
import type { LiveChat } from "./port.ts";
import { StreamSettings } from "./stream/settings.ts";
import { streamChat } from "./stream/stream.ts";

/** A provider with a lender's settings. */
export interface OpenLiveChat extends LiveChat {
  /** Origins that a browser must be allowed to reach, as a content-security policy names them. */
  readonly reaches: readonly string[];
}

interface Adapter<Settings> {
  readonly settings: z.ZodType<Settings>;
  readonly open: (settings: Settings) => LiveChat;
  readonly reaches: (settings: Settings) => readonly string[];
}

const adapter = <Settings>(given: Adapter<Settings>): Adapter<Settings> => given;

const adapters = {
  stream: adapter({
    settings: StreamSettings,
    open: streamChat,
    reaches: ({ baseUrl }) => [...overSocketToo(baseUrl), "https://*.stream-io-cdn.com"],
  }),
} as const satisfies Record<AdaptedProvider, unknown>;

/** Opens a provider with settings as they were kept. Throws a ZodError, which names fields and no values, where they do not fit. */
export function openLiveChat(provider: AdaptedProvider, given: unknown): OpenLiveChat {
  const { settings, open, reaches } = adapters[provider];
  const parsed = settings.parse(given);
  return { ...open(parsed), reaches: reaches(parsed) };
}

function overSocketToo(url: string): string[] {
  const { origin } = new URL(url);
  return [origin, origin.replace(/^http/, "ws")];
}
