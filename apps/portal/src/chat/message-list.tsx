import type { ChatView, Pending } from "@gable/contract/chat-connection.ts";
import type { ChatAttachment, ChatMessage } from "@gable/domain/chat/message.ts";
import { messageParts } from "@gable/domain/chat/partner-links.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { lenderName } from "../session/organisation.ts";
import { AttachmentView } from "./attachment-view.tsx";
import { chatWords } from "./chat.words.ts";
import { eventInWords } from "./event-in-words.ts";
import { MessageRoom } from "./message-room.tsx";
import { partnerHosts } from "./partner-hosts.ts";

type ListProps = {
  view: ChatView | null;
  isOver: boolean;
  /** To be said where the lender's people are away, and nobody comes shortly. */
  away: ReactNode;
  onEarlier: () => void;
  onFetch: FetchFile;
  onResend: (clientId: string) => void;
};

type FetchFile = (attachment: ChatAttachment) => Promise<Blob> | undefined;

/** What was said, and what is on its way. New messages are read out. */
export function MessageList({ view, isOver, away, onEarlier, onFetch, onResend }: ListProps) {
  const t = useText(chatWords);
  const isTyping = view?.isTyping === true && !isOver;
  const messages = view?.messages ?? [];
  const lastOwn = view?.pending.at(-1) ?? messages.findLast(({ author }) => author === "borrower");
  const isWaiting =
    !isOver &&
    view?.state === "waiting" &&
    (messages.some(({ author }) => author === "borrower") || view.pending.length > 0);
  return (
    <MessageRoom last={lastOwn?.clientId}>
      {view?.hasEarlier ? <TextButton onClick={onEarlier}>{t.earlier}</TextButton> : null}
      <p className="chat-note">{t.welcome(lenderName())}</p>
      <div role="log" aria-live="polite" aria-label={t.messages}>
        <ol>
          {messages.map((message) => (
            <Message key={`${message.author}:${message.clientId}`} message={message} onFetch={onFetch} />
          ))}
          {view?.pending.map((message) => (
            <PendingMessage
              key={message.clientId}
              message={message}
              isOver={isOver}
              onResend={() => onResend(message.clientId)}
            />
          ))}
        </ol>
      </div>
      <div aria-live="polite">
        {isWaiting ? away : null}
        {isWaiting && !away ? <Dots>{t.waiting}</Dots> : null}
        {isTyping ? <Dots>{t.typing(view?.agentName ?? lenderName())}</Dots> : null}
        {view === null || view.connection === "connecting" ? <Dots>{t.connecting}</Dots> : null}
      </div>
    </MessageRoom>
  );
}

/** Words with three dots that move, unless movement is not wanted. */
export function Dots({ children }: { children: string }) {
  return (
    <p className="chat-dots">
      {children}
      <span aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </p>
  );
}

function Message({ message, onFetch }: { message: ChatMessage; onFetch: FetchFile }) {
  const t = useText(chatWords);
  const language = useLanguage();
  if (message.event !== null) return <li className="chat-note">{eventInWords(message, t)}</li>;
  const isOwn = message.author === "borrower";
  const at = new Date(message.sentAt).toLocaleTimeString(`${language}-US`, { hour: "numeric", minute: "2-digit" });
  return (
    <li className="said-by" data-own={isOwn || undefined}>
      <p className="said-who">
        {isOwn ? t.you : (message.authorName ?? lenderName())} <time dateTime={message.sentAt}>{at}</time>
      </p>
      {message.text === "" ? null : <MessageText text={message.text} />}
      {message.attachments.map((attachment) => (
        <AttachmentView key={attachment.uuid} attachment={attachment} onFetch={onFetch} />
      ))}
    </li>
  );
}

/** Words stay words; only addresses of hosts that the lender knows become links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="said-text">
      {messageParts(text, partnerHosts()).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- Parts of a text have no other name than their place.
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}

type PendingProps = { message: Pending; isOver: boolean; onResend: () => void };

function PendingMessage({ message, isOver, onResend }: PendingProps) {
  const t = useText(chatWords);
  return (
    <li className="said-by" data-own data-pending>
      <p className="said-who">{t.you}</p>
      {message.text === "" ? null : <p className="said-text">{message.text}</p>}
      {message.attachments.map(({ uuid, name }) => (
        <p key={uuid} className="said-file">
          {name}
        </p>
      ))}
      <p className="said-who">
        {message.refused === null && !isOver ? (
          t.sending
        ) : (
          <>
            {message.refused === "private-number" ? t.privateRefused : t.notSent}{" "}
            {isOver || message.refused === "private-number" || message.refused === "closed" ? null : (
              <TextButton onClick={onResend}>{t.resend}</TextButton>
            )}
          </>
        )}
      </p>
    </li>
  );
}
