import type { ChatView, Pending } from "@gable/contract/chat-connection.ts";
import { chosenRule } from "@gable/domain/chat/attachments.ts";
import type { ChatAttachment } from "@gable/domain/chat/message.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import { useChosenFiles } from "@gable/ui/components/conversation/chosen-files.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useExplain } from "../shell/use-explain.ts";
import { AwayNote } from "./away-note.tsx";
import { chatWords } from "./chat.words.ts";
import { ChatAlert } from "./chat-alert.tsx";
import { Composer } from "./composer.tsx";
import type { KeptChat } from "./kept-chat.ts";
import { keepDraft, readDraft } from "./kept-draft.ts";
import { MessageList } from "./message-list.tsx";
import { saveTranscript } from "./save-transcript.ts";
import { ThanksPanel } from "./thanks-panel.tsx";
import { type SimulatedAlert, useDebugKeys } from "./use-debug-keys.ts";
import { useFocusAtEnd } from "./use-focus-at-end.ts";
import { useLiveChat } from "./use-live-chat.ts";
import { whyFailed } from "./why-failed.ts";

type LiveChatProps = {
  chat: KeptChat;
  isShown: boolean;
  /** Whoever is here has just begun it. */
  isBegunHere: boolean;
  /** Whether the lender's people are there now. */
  isAnswered: boolean;
  onUnread: (count: number) => void;
  onChanged: (chat: KeptChat) => void;
  /** Chosen for a conversation that ended before they were sent. */
  files: readonly File[];
  /** With what was not sent, for another conversation. */
  onNew: (unsent: string, files: readonly File[]) => void;
};

/** A conversation with the lender's people. */
export function LiveChat({ chat, isShown, isBegunHere, isAnswered, files, onUnread, onChanged, onNew }: LiveChatProps) {
  const t = useText(chatWords);
  const language = useLanguage();
  const { view, connection, failure, isUnavailable, isClosed, change, end } = useLiveChat(chat, onChanged);
  const [simulated, setSimulated] = useState<SimulatedAlert | null>(null);
  const [isUploadFailed, setUploadFailed] = useState(false);
  const [draft, setDraft] = useState(() => readDraft(chat.conversationSid) ?? chat.initialMessage ?? "");
  const keep = (text: string) => {
    setDraft(text);
    keepDraft(chat.conversationSid, text);
  };
  const chosen = useChosenFiles(chosenRule, files);
  /** What went ahead of its message, by its number: where the message does not follow, the file goes with the next. */
  const ahead = useRef(new Map<string, File>());
  const explain = useExplain();
  /** The code of why earlier messages could not be had. */
  const [earlierFailed, setEarlierFailed] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useDebugKeys(box, setSimulated);
  useUnread(view?.messages.filter(({ author }) => author !== "borrower").length ?? 0, isShown, onUnread);

  const isRejected = view?.connection === "rejected" || failure === "token" || simulated === "token";
  const isOver = isClosed || chat.isEnded === true || view?.connection === "rejected" || simulated === "end";
  useFocusAtEnd(box, isOver);
  const isRefused = view?.pending.some(({ refused }) => refused !== null && refused !== "closed") ?? false;
  const isLost = view?.connection === "lost" || simulated === "lost";

  // An account has an address in any case.
  const hasEmail = chat.isOfAccount || chat.emailAddress !== "";
  const last = view?.messages.findLast(({ event }) => event !== "expired");
  const writtenAt = view?.messages.findLast(({ author }) => author === "borrower")?.sentAt;
  // Its six hours are over, and the last word is theirs: nobody has ended it.
  const isUnanswered =
    isOver && !chat.isEnded && chat.provider === "desk" && last?.author === "borrower" && last.event === null;

  const say = (text: string, attachments: readonly ChatAttachment[]): "sent" | "private-number" => {
    if (findPrivateNumber(text)) return "private-number";
    connection?.say(text, attachments);
    if (chat.initialMessage) change({ initialMessage: "" });
    return "sent";
  };
  const upload = async (file: File): Promise<ChatAttachment> => {
    if (!connection) throw new Error("There is no connection yet.");
    const attachment = await connection.upload(file);
    ahead.current.set(attachment.uuid, file);
    return attachment;
  };
  const startNew = () => {
    const unsent = unsentOf(view);
    const behind = unsent.flatMap(({ attachments }) =>
      attachments.flatMap(({ uuid }) => ahead.current.get(uuid) ?? []),
    );
    const texts = [...unsent.map(({ text }) => text), draft].filter((text) => text.trim() !== "");
    onNew(texts.join("\n\n"), [...behind, ...chosen.files]);
  };

  if (isUnavailable)
    return (
      <div className="chat-before stack">
        <ChatAlert tone="error">{t.wrong}</ChatAlert>
        <TextButton onClick={startNew}>{t.startNew}</TextButton>
      </div>
    );
  return (
    <div className="chat-live" ref={box}>
      {isLost && !isOver ? <ChatAlert tone="warning">{t.lost}</ChatAlert> : null}
      {isRejected ? <ChatAlert tone="warning">{t.token}</ChatAlert> : null}
      {(failure === "wrong" && !isRejected) || simulated === "wrong" ? (
        <ChatAlert tone="error">{t.wrong}</ChatAlert>
      ) : null}
      {(isRefused || isUploadFailed) && !isOver ? <ChatAlert tone="error">{t.resendAlert}</ChatAlert> : null}
      {earlierFailed === null ? null : (
        <ChatAlert tone="error">
          {t.earlierFailed} {explain(earlierFailed)}
        </ChatAlert>
      )}
      <MessageList
        view={view}
        isOver={isOver}
        // Whom another provider's people have left waiting, only they know.
        away={isAnswered || chat.provider !== "desk" ? null : <AwayNote writtenAt={writtenAt} hasEmail={hasEmail} />}
        onEarlier={() => {
          setEarlierFailed(null);
          void connection?.showEarlier().catch((error: unknown) => setEarlierFailed(whyFailed(error)));
        }}
        onFetch={(attachment) => connection?.fetchFile(attachment)}
        onResend={(clientId) => connection?.resend(clientId)}
      />
      {isOver ? (
        <ThanksPanel
          chat={chat}
          isEnding={chat.isEnded === true && !isClosed}
          unanswered={isUnanswered ? (hasEmail ? t.unanswered : t.unansweredVisitor) : ""}
          unsent={draft.trim()}
          chosen={chosen}
          onNew={startNew}
        />
      ) : (
        <Composer
          isReady={connection !== null}
          takesFocus={isBegunHere}
          text={draft}
          chosen={chosen}
          onText={keep}
          onSay={say}
          onUpload={upload}
          onTyping={() => connection?.typing()}
          onUploadFailed={setUploadFailed}
        />
      )}
      <div className="chat-foot">
        <TextButton onClick={() => saveTranscript(view?.messages ?? [], t, language)}>{t.transcript}</TextButton>
        {isOver ? null : <TextButton onClick={end}>{t.end}</TextButton>}
      </div>
    </div>
  );
}

/** What was on its way when the conversation ended, and may travel. */
const unsentOf = (view: ChatView | null): readonly Pending[] =>
  (view?.pending ?? []).filter(({ refused }) => refused !== "private-number");

/** Counts what arrived while the window was closed. */
function useUnread(heard: number, isShown: boolean, onUnread: (count: number) => void): void {
  const seen = useRef<number | null>(null);
  const tell = useEffectEvent(onUnread);
  useEffect(() => {
    // What was there when the page was loaded is not new.
    if (isShown || seen.current === null) seen.current = heard;
    tell(heard - seen.current);
  }, [heard, isShown]);
}
