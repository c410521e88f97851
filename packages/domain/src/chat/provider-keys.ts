import type { OutsideProvider } from "./chat-mode.ts";

/** Something that a lender is given by a provider of chats, and that its administrator writes down here. */
export interface ProviderKey {
  /** As the provider's adapter is told it. */
  readonly name: string;
  /** Whoever has it can speak there for the lender. */
  readonly isSecret: boolean;
}

/** What is asked of a lender before a provider carries its chats. */
export const providerKeys = {
  stream: [
    { name: "apiKey", isSecret: false },
    { name: "apiSecret", isSecret: true },
  ],
  twilio: [
    { name: "accountSid", isSecret: false },
    { name: "serviceSid", isSecret: false },
    { name: "apiKeySid", isSecret: false },
    { name: "apiKeySecret", isSecret: true },
  ],
  nice: [
    { name: "environment", isSecret: false },
    { name: "brandId", isSecret: false },
    { name: "channelId", isSecret: false },
  ],
  talkjs: [
    { name: "appId", isSecret: false },
    { name: "secretKey", isSecret: true },
    { name: "supportUserId", isSecret: false },
  ],
} as const satisfies Readonly<Record<OutsideProvider, readonly ProviderKey[]>>;

/** Providers that there is an adapter for. */
export type AdaptedProvider = keyof typeof providerKeys;
export const adaptedProviders = Object.keys(providerKeys) as AdaptedProvider[];

/** Whether the product has an adapter for it, and so keys of a lender may be kept for it. */
export const isAdapted = (provider: string): provider is AdaptedProvider => Object.hasOwn(providerKeys, provider);

export type ProviderKeyName = (typeof providerKeys)[AdaptedProvider][number]["name"];
