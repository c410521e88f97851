import { type LiveProvider, outsideProviders } from "@gable/domain/chat/chat-mode.ts";
import { type AdaptedProvider, isAdapted } from "@gable/domain/chat/provider-keys.ts";
import { type OpenLiveChat, openLiveChat } from "@gable/vendors/live-chat/open.ts";
import type { Config } from "../../config.ts";
import type { Listener } from "../../database/listen.ts";
import type { Database } from "../../database/transaction.ts";
import type { Logger } from "../../log.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { keepInStep } from "../organisations/in-step.ts";

export interface ProvidersGround {
  readonly db: Database;
  readonly config: Config;
  readonly listener: Listener;
  readonly log: Logger;
  readonly sealing: Sealing;
}

/** Who carries each lender's chats, beside its own desk: as it is set now, in whichever process it was set. */
export interface ChatProviders {
  /** Where a lender's new conversations are begun. */
  readonly chosenBy: (orgCode: string) => LiveProvider;
  /** A provider with the lender's keys, or played outside production; undefined where there is neither. */
  readonly of: (orgCode: string, provider: LiveProvider) => OpenLiveChat | undefined;
  /** A provider with the lender's own keys alone. */
  readonly ownOf: (orgCode: string, provider: LiveProvider) => OpenLiveChat | undefined;
  /** Origins that the lender's pages may reach for their chats. */
  readonly reachedBy: (orgCode: string) => readonly string[];
}

export interface OpenChatProviders extends ChatProviders {
  readonly close: () => Promise<void>;
}

/** What the keys of a lender at a provider are sealed for. */
export const providerContext = (orgCode: string, provider: string): string => `chat-provider:${orgCode}:${provider}`;

interface Kept {
  readonly orgCode: string;
  readonly provider: AdaptedProvider;
  readonly isChosen: boolean;
  readonly chat: OpenLiveChat;
}

/** Who carries the chats of each lender, as it was last written down, in every process; where nobody was, the sandbox plays them. */
export async function openChatProviders({
  db,
  config,
  listener,
  log,
  sealing,
}: ProvidersGround): Promise<OpenChatProviders> {
  const kept = await keepInStep({ listener, log }, () => readProviders(db, sealing));
  const played = playedProviders(config);
  const ownOf: ChatProviders["ownOf"] = (orgCode, provider) =>
    kept.current().find((one) => one.orgCode === orgCode && one.provider === provider)?.chat;
  const of: ChatProviders["of"] = (orgCode, provider) => ownOf(orgCode, provider) ?? played.get(provider);
  return {
    of,
    ownOf,
    chosenBy: (orgCode) => kept.current().find((one) => one.orgCode === orgCode && one.isChosen)?.provider ?? "desk",
    reachedBy: (orgCode) => [...new Set(outsideProviders.flatMap((provider) => of(orgCode, provider)?.reaches ?? []))],
    close: kept.close,
  };
}

async function readProviders(db: Database, sealing: Sealing): Promise<readonly Kept[]> {
  const rows = await db.selectFrom("lender_chat_providers").selectAll().execute();
  return rows.flatMap(({ org_code: orgCode, provider, is_chosen: isChosen, sealed_settings }) => {
    if (!isAdapted(provider)) return [];
    const settings = sealing.alone.openJson(sealed_settings, providerContext(orgCode, provider));
    return [{ orgCode, provider, isChosen, chat: openLiveChat(provider, settings) }];
  });
}

/** Outside production the sandbox plays Stream for every lender that has no keys of its own. */
function playedProviders(config: Config): ReadonlyMap<string, OpenLiveChat> {
  const place = playedPlaces(config).stream;
  if (!place) return new Map();
  const settings = { apiKey: "sandbox", apiSecret: config.vendorApiKey, ...place };
  return new Map([["stream", openLiveChat("stream", settings)]]);
}

/** Where providers are found that the sandbox plays; in production none. */
export const playedPlaces = ({
  deployment,
  vendorUrl,
}: Config): Partial<Record<AdaptedProvider, { baseUrl: string }>> =>
  deployment === "production" ? {} : { stream: { baseUrl: `${vendorUrl}/stream-chat` } };
