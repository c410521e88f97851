import { CallFailed } from "@gable/contract/problem.ts";
import type { ChatProvider } from "@gable/domain/chat/chat-mode.ts";
import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { routeAt } from "../journey/here.ts";
import { beginChat, firstNonce, openChat } from "../queries/chat.ts";
import { lenderName, organisation } from "../session/organisation.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { chatWords } from "./chat.words.ts";
import { ChatAlert } from "./chat-alert.tsx";
import { ChatHours } from "./chat-hours.tsx";
import { endLeft } from "./end-left.ts";
import { readBot } from "./kept-bot.ts";
import { type KeptChat, keepChat } from "./kept-chat.ts";
import { PreChatForm } from "./pre-chat-form.tsx";
import { useKnownContact } from "./use-known-contact.ts";

/** Before a conversation: what to know, when somebody answers, who is writing. Goes on with one that is open on another device. */
export function BeforeChat({
  isOpen,
  asked,
  told,
  initialMessage,
  onBegun,
  onAssistant,
}: {
  isOpen: boolean | undefined;
  /** Who carries it, where the address says so. */
  asked: ChatProvider | null;
  /** Who was writing before, so that nobody is asked twice. */
  told: PreChat | undefined;
  /** What was being written to the assistant. */
  initialMessage: string;
  /** By hand: somebody filled in the form. */
  onBegun: (chat: KeptChat, isByHand: boolean) => void;
  onAssistant: () => void;
}) {
  const t = useText(chatWords);
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const [isWrong, setWrong] = useState(false);
  const account = useKnownContact();
  const known = told ?? account;

  const bot = readBot();
  // What was asked while logged in is not for whoever comes to this browser next.
  const assistant = bot?.isOfAccount === isSignedIn ? bot.conversationId : undefined;

  const begin = async (
    { friendlyName, emailAddress }: PreChat,
    conversationSid?: string,
  ): Promise<readonly Failure[]> => {
    const who = { friendlyName, emailAddress };
    setWrong(false);
    try {
      await endLeft();
      const nonce = isSignedIn ? await firstNonce() : null;
      const applicationUuid = isSignedIn ? (routeAt(pathname)?.uuid ?? undefined) : undefined;
      const begun = await beginChat({
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
      setWrong(true);
      return [];
    }
  };

  const goOn = useEffectEvent(begin);
  useEffect(() => {
    const look = async () => {
      // What was ended here is not gone on with.
      await endLeft();
      return openChat();
    };
    void look().then(
      ({ conversation }) => (conversation === null ? undefined : goOn(conversation, conversation.conversationSid)),
      () => undefined,
    );
  }, []);

  const isClosed = isOpen === false;
  return (
    <div className="chat-before stack">
      {isWrong ? <ChatAlert tone="error">{t.wrong}</ChatAlert> : null}
      <p>{t.welcome(lenderName())}</p>
      <ChatHours />
      {isClosed ? <p className="small">{t.closedNow}</p> : null}
      {assistant !== undefined && !isClosed ? <p className="small">{t.assistantIsRead}</p> : null}
      {isOpen === undefined || known === undefined || isClosed ? null : (
        <PreChatForm known={known} onStart={(who) => begin(who)} />
      )}
      <TextButton onClick={onAssistant}>{t.askAssistant}</TextButton>
    </div>
  );
}
