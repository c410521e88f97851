/** Who answers: people, or the assistant. */
export type ChatMode = "live" | "chatbot";

/** Who carries a conversation with people where that is not the lender's own desk. */
export const outsideProviders = ["twilio", "nice", "stream", "talkjs"] as const;
export type OutsideProvider = (typeof outsideProviders)[number];

/** Who carries a conversation with people. */
export const liveProviders = ["desk", ...outsideProviders] as const;
export type LiveProvider = (typeof liveProviders)[number];

/** What the query parameter `mode` may name outside production. */
export const chatProviders = [...outsideProviders, "chatbot"] as const;
export type ChatProvider = (typeof chatProviders)[number];

export interface ChatStanding {
  /** A session with people that has not ended. */
  readonly hasLiveSession: boolean;
  /** A session with the assistant that has not expired. */
  readonly hasChatbotSession: boolean;
  readonly isOpen: boolean;
  /** Named by the address, outside production. */
  readonly asked: ChatProvider | null;
}

/** Specification part 2, section 4: a live session, else a chatbot session, else people during their hours and the assistant outside. */
export function chatModeOf({ hasLiveSession, hasChatbotSession, isOpen, asked }: ChatStanding): ChatMode {
  if (asked !== null) return asked === "chatbot" ? "chatbot" : "live";
  if (hasLiveSession) return "live";
  if (hasChatbotSession) return "chatbot";
  return isOpen ? "live" : "chatbot";
}

/** The provider that the parameter `mode` of an address asks for; in production, and for any other word, nobody. */
export function askedProvider(mode: string | null, isProduction: boolean): ChatProvider | null {
  return isProduction ? null : (chatProviders.find((provider) => provider === mode) ?? null);
}
