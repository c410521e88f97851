import type { LiveProvider } from "@gable/domain/chat/chat-mode.ts";
import { kept } from "@gable/ui/storage/browser-storage.ts";
import { forgetDraft } from "./kept-draft.ts";
import { forgetPending } from "./kept-pending.ts";

const KEY = "chat";

/** With what a provider's client is opened. */
export interface ProviderRights {
  readonly providerChannelId: string;
  readonly providerUserId: string;
  readonly providerUserToken: string;
  readonly client: Readonly<Record<string, string>>;
}

/** A conversation with people that goes on, as this browser keeps it: specification part 2, section 3. */
export interface KeptChat {
  /** Who carries it. */
  readonly provider: LiveProvider;
  /** Where that is not the lender's own desk. */
  readonly rights?: ProviderRights;
  readonly token: string;
  readonly conversationSid: string;
  readonly omniProxyChannelId: string;
  /** Of the token; ISO 8601. */
  readonly expiration: string;
  readonly friendlyName: string;
  readonly emailAddress: string;
  /** When this browser began it, or went on with it; ISO 8601. */
  readonly loginTimestamp: string;
  /** What was being written to the assistant when somebody asked for a person: they find it where they go on writing. */
  readonly initialMessage?: string;
  /** At NICE: who is writing, and in which thread. */
  readonly customerId?: string;
  readonly threadId?: string;
  /** It was ended here; whoever carries it may not know yet. */
  readonly isEnded?: boolean;
  /** Whether it was begun by somebody who was logged in: it is over with the session. */
  readonly isOfAccount: boolean;
  /** Begun by a visitor who logged in while it went on: it is over with the session as well. */
  readonly isBesideAccount?: boolean;
}

/** The kept conversation. One whose token has expired, and what is none, is kept no longer. */
export function readChat(): KeptChat | undefined {
  const chat = parsed(kept.read(KEY));
  if (chat !== undefined && Date.parse(chat.expiration) > Date.now()) return chat;
  forgetChat();
  return undefined;
}

export const keepChat = (chat: KeptChat): void => kept.write(KEY, JSON.stringify(chat));

/** With what this tab keeps of it: what is written, and what is on its way. */
export function forgetChat(): void {
  kept.forget(KEY);
  forgetDraft();
  forgetPending();
}

function parsed(text: string | undefined): KeptChat | undefined {
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text) as Partial<KeptChat>;
    return typeof value.token === "string" && typeof value.conversationSid === "string"
      ? ({ provider: "desk", loginTimestamp: "", ...value } as KeptChat)
      : undefined;
  } catch {
    return undefined;
  }
}
