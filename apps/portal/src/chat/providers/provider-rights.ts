import type { KeptChat, ProviderRights } from "../kept-chat.ts";

/** What the server gave for the provider's client. Throws, in the specification's words, where the kept conversation has none. */
export function rightsOf({ rights }: KeptChat): ProviderRights {
  if (!rights) throw new Error("Webchat session data not found");
  return rights;
}

/** One thing that the provider's client is told, by its name. */
export function settingOf(chat: KeptChat, name: string): string {
  const value = rightsOf(chat).client[name];
  if (value === undefined) throw new Error("Webchat session data not found");
  return value;
}
