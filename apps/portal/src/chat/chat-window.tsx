import { askedProvider, type ChatMode } from "@gable/domain/chat/chat-mode.ts";
import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { openChat } from "../queries/chat.ts";
import { lenderName, lenderSettings } from "../session/organisation.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import { Assistant } from "./assistant.tsx";
import { BeforeChat } from "./before-chat.tsx";
import "@gable/ui/components/conversation/conversation.css";
import "./chat.css";
import { chatWords } from "./chat.words.ts";
import { forgetChat, type KeptChat, keepChat, readChat } from "./kept-chat.ts";
import { LiveChat } from "./live-chat.tsx";
import { useDecidedMode } from "./use-decided-mode.ts";
import { useShown } from "./use-shown.ts";

type WindowProps = {
  isOpen: boolean;
  onClose: () => void;
  onUnread: (count: number) => void;
};

/** What was said before to whoever was there then. */
interface Told {
  readonly who: PreChat | undefined;
  /** What was being written to the assistant. */
  readonly draft: string;
  /** What was chosen for a chat that ended before it was sent. */
  readonly files: readonly File[];
  readonly isSignedIn: boolean;
}

/** The window of the chat: who answers is chosen here. Closed, it goes on listening to a conversation that is under way. */
export function ChatWindow({ isOpen, onClose, onUnread }: WindowProps) {
  const t = useText(chatWords);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const [asked] = useState(() =>
    askedProvider(new URLSearchParams(search).get("mode"), lenderSettings().deployment === "production"),
  );
  const [chat, setChat] = useState<KeptChat | undefined>(() => {
    const kept = readChat();
    return asked === null || asked === kept?.provider ? kept : undefined;
  });
  const isSignedIn = useIsSignedIn();

  useShown(dialog, heading, { isOpen, onClose });

  // A visitor's chat that somebody goes on with while logged in is over with the session too.
  if (chat?.isOfAccount === false && !chat.isBesideAccount && isSignedIn) setChat({ ...chat, isBesideAccount: true });
  const isBeside = chat?.isBesideAccount === true;
  useEffect(() => {
    const known = readChat();
    if (!isSignedIn && known?.isBesideAccount) forgetChat();
    if (!isSignedIn || !isBeside || known === undefined) return;
    keepChat({ ...known, isBesideAccount: true });
    // The server lets the browser go on with it no more but by what is kept here.
    void openChat().catch(() => undefined);
  }, [isSignedIn, isBeside]);
  // What was said while logged in is not for whoever comes to this browser next.
  if ((chat?.isOfAccount === true || isBeside) && !isSignedIn) setChat(undefined);

  const [lastTold, setTold] = useState<Told | null>(null);
  // What was told while logged in is not for whoever comes to this browser next.
  const told = lastTold?.isSignedIn === isSignedIn ? lastTold : null;
  const [chosen, setChosen] = useState<ChatMode | null>(null);
  /** The conversation that was begun here by hand: where one writes, one goes on. */
  const [begun, setBegun] = useState<string | null>(null);
  /** What was pressed is gone with the rest. */
  const toTheTop = () => heading.current?.focus();
  const { decided, isAnswered } = useDecidedMode({ asked, isLive: chat !== undefined, isSignedIn });
  // What the reader has chosen with a button counts.
  const mode = chosen ?? decided;

  return (
    <dialog
      ref={dialog}
      className="chat-window"
      aria-labelledby={titleId}
      onClose={({ target, currentTarget }) => {
        // React tells of a dialog within it too.
        if (target === currentTarget) onClose();
      }}
    >
      <header className="chat-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {t.title(lenderName())}
        </h2>
        <button type="button" className="bar-item" onClick={onClose}>
          <Icon name="close" />
          <span className="vh">{t.close}</span>
        </button>
      </header>
      {chat !== undefined ? (
        <LiveChat
          key={chat.conversationSid}
          chat={chat}
          isShown={isOpen}
          isBegunHere={begun === chat.conversationSid}
          isAnswered={isAnswered !== false}
          onUnread={onUnread}
          onChanged={setChat}
          files={told?.files ?? []}
          onNew={(unsent, files) => {
            setTold({ who: chat, draft: unsent, files, isSignedIn });
            setChat(undefined);
            toTheTop();
          }}
        />
      ) : null}
      {chat === undefined && mode === null ? <Skeleton kind="rows" count={3} label={t.opening} /> : null}
      {chat === undefined && mode === "chatbot" ? (
        <Assistant
          key={String(isSignedIn)}
          told={told?.who}
          onPerson={
            isAnswered
              ? (draft, who) => {
                  // What was left unsent before the assistant was asked is said too, where nothing else is begun.
                  setTold({ who, draft: draft || (told?.draft ?? ""), files: told?.files ?? [], isSignedIn });
                  setChosen("live");
                  toTheTop();
                }
              : undefined
          }
          onNew={toTheTop}
        />
      ) : null}
      {chat === undefined && mode === "live" ? (
        <BeforeChat
          isOpen={asked === null ? isAnswered : true}
          asked={asked}
          told={told?.who}
          initialMessage={told?.draft ?? ""}
          onBegun={(started, isByHand) => {
            setChat(started);
            setBegun(isByHand ? started.conversationSid : null);
          }}
          onAssistant={(who) => {
            setTold({ who, draft: told?.draft ?? "", files: told?.files ?? [], isSignedIn });
            setChosen("chatbot");
            toTheTop();
          }}
        />
      ) : null}
    </dialog>
  );
}
