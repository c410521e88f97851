import { CallFailed } from "@gable/contract/problem.ts";
import type { ChatProvider } from "@gable/domain/chat/chat-mode.ts";
import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { useLocation } from "react-router";
import { routeAt } from "../journey/here.ts";
import { beginChat, firstNonce } from "../queries/chat.ts";
import { organisation } from "../session/organisation.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { endLeft } from "./end-left.ts";
import { type KeptChat, keepChat } from "./kept-chat.ts";
import { whyFailed } from "./why-failed.ts";

interface Beginning {
  /** Who carries the conversation, where the address says so. */
  readonly asked: ChatProvider | null;
  /** The conversation with the assistant that went before: whoever answers reads it. */
  readonly assistant: string | undefined;
  /** What is being written already. */
  readonly initialMessage: string;
  readonly onBegun: (chat: KeptChat, isByHand: boolean) => void;
}

interface BeginChat {
  /** Begins a conversation, or goes on with the one named. Says what is wrong with what was filled in. */
  readonly begin: (who: PreChat, conversationSid?: string) => Promise<readonly Failure[]>;
  /** The code of why it could not be begun, beside what was filled in. */
  readonly wrong: string | null;
}

/** The way to begin a conversation with people, kept in this browser as soon as there is one. */
export function useBeginChat({ asked, assistant, initialMessage, onBegun }: Beginning): BeginChat {
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const [wrong, setWrong] = useState<string | null>(null);

  const rightsFor = async (who: PreChat, conversationSid: string | undefined) => {
    const nonce = isSignedIn ? await firstNonce() : null;
    const applicationUuid = isSignedIn ? (routeAt(pathname)?.uuid ?? undefined) : undefined;
    return beginChat({
      ...who,
      orgCode: organisation().orgCode,
      pageUrl: pathname,
      chatMode: asked ?? "live",
      language,
      ...(nonce !== null && { nonce }),
      ...(applicationUuid !== undefined && { applicationUuid }),
      ...(assistant !== undefined && { assistantConversationId: assistant }),
      ...(conversationSid !== undefined && { conversationSid }),
    });
  };

  const begin: BeginChat["begin"] = async ({ friendlyName, emailAddress }, conversationSid) => {
    const who = { friendlyName, emailAddress };
    setWrong(null);
    try {
      await endLeft();
      const begun = await rightsFor(who, conversationSid);
      const { provider, providerChannelId, providerUserId, providerUserToken, client } = begun;
      const chat: KeptChat = {
        provider,
        ...(provider !== "desk" && { rights: { providerChannelId, providerUserId, providerUserToken, client } }),
        token: begun.token,
        conversationSid: begun.conversationSid,
        omniProxyChannelId: begun.omniProxyChannelId,
        expiration: begun.expiration,
        ...who,
        loginTimestamp: new Date().toISOString(),
        initialMessage,
        ...(provider === "nice" && { customerId: providerUserId, threadId: providerChannelId }),
        isOfAccount: isSignedIn,
      };
      keepChat(chat);
      onBegun(chat, conversationSid === undefined);
      return [];
    } catch (failure) {
      if (failure instanceof CallFailed && failure.problem?.fields) return failuresOf(failure);
      setWrong(whyFailed(failure));
      return [];
    }
  };
  return { begin, wrong };
}
