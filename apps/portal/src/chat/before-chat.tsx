import type { ChatProvider } from "@gable/domain/chat/chat-mode.ts";
import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { openChat } from "../queries/chat.ts";
import { lenderName } from "../session/organisation.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import { useExplain } from "../shell/use-explain.ts";
import { chatCodes, chatWords } from "./chat.words.ts";
import { ChatAlert } from "./chat-alert.tsx";
import { ChatHours } from "./chat-hours.tsx";
import { endLeft } from "./end-left.ts";
import { readBot } from "./kept-bot.ts";
import type { KeptChat } from "./kept-chat.ts";
import { PreChatForm } from "./pre-chat-form.tsx";
import { useBeginChat } from "./use-begin-chat.ts";
import { useKnownContact } from "./use-known-contact.ts";

const look = async () => {
  // What was ended here is not gone on with.
  await endLeft();
  return openChat();
};

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
  /** With what was filled in so far. */
  onAssistant: (who: PreChat | undefined) => void;
}) {
  const t = useText(chatWords);
  const isSignedIn = useIsSignedIn();
  const account = useKnownContact();
  const known = told ?? account;

  const bot = readBot();
  // What was asked while logged in is not for whoever comes to this browser next.
  const assistant = bot?.isOfAccount === isSignedIn ? bot.conversationId : undefined;

  const explain = useExplain(chatCodes);
  const { begin, wrong } = useBeginChat({ asked, assistant, initialMessage, onBegun });

  const goOn = () =>
    look().then(
      ({ conversation }) => (conversation === null ? undefined : begin(conversation, conversation.conversationSid)),
      () => undefined,
    );
  const goOnAtFirst = useEffectEvent(goOn);
  useEffect(() => void goOnAtFirst(), []);

  const isClosed = isOpen === false;
  const isAskedNow = isOpen !== undefined && known !== undefined && !isClosed;
  // Closing time takes nothing away that somebody has begun to write.
  const [wasAsked, setWasAsked] = useState(isAskedNow);
  if (isAskedNow && !wasAsked) setWasAsked(true);
  const hasForm = wasAsked && known !== undefined;
  const typed = useRef<PreChat>(undefined);
  return (
    <div className="chat-before stack">
      {wrong === null ? null : <ChatAlert tone="error">{explain(wrong)}</ChatAlert>}
      {wrong === null || hasForm ? null : <TextButton onClick={() => void goOn()}>{t.again}</TextButton>}
      <p>{t.welcome(lenderName())}</p>
      <ChatHours />
      {isClosed && !hasForm ? <p className="small">{t.closedNow}</p> : null}
      {isClosed && hasForm ? <ChatAlert tone="warning">{t.closedMeanwhile}</ChatAlert> : null}
      {assistant !== undefined && !isClosed ? <p className="small">{t.assistantIsRead}</p> : null}
      {hasForm ? (
        <PreChatForm
          known={known}
          isClosed={isClosed}
          onTyped={(who) => {
            typed.current = who;
          }}
          onStart={(who) => begin(who)}
        />
      ) : null}
      <TextButton onClick={() => onAssistant(typed.current ?? told)}>{t.askAssistant}</TextButton>
    </div>
  );
}
