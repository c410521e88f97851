import type { ReplyOf } from "@gable/contract/call.ts";
import type { AskedBefore, chatTranscript, DeskMessage } from "@gable/contract/calls/chat-desk.ts";
import { useEndOfList } from "@gable/ui/components/conversation/use-end-of-list.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useExplain } from "../shell/use-explain.ts";
import { AssistantBefore } from "./assistant-before.tsx";
import { ChatFileButton } from "./chat-file-button.tsx";
import { chatsWords } from "./chats.words.ts";
import { eventInWords } from "./event-in-words.ts";
import { useIsTyping } from "./use-desk-signals.ts";
import type { Replies, Reply } from "./use-replies.ts";

type Chat = ReplyOf<typeof chatTranscript>["chat"];
type ListProps = { chat: Chat; assistant: readonly AskedBefore[]; messages: readonly DeskMessage[]; replies: Replies };

/** What was said. New messages are read out. */
export function SaidList({ chat, assistant, messages, replies }: ListProps) {
  const t = useText(chatsWords);
  const lastOwn = replies.pending.at(-1) ?? messages.findLast(({ author }) => author === "agent");
  const list = useEndOfList(lastOwn?.clientId);
  const isTyping = useIsTyping(chat.uuid, messages.findLast(({ author }) => author === "borrower")?.sequence ?? 0);
  return (
    <div
      className="said"
      ref={list}
      role="log"
      aria-live="polite"
      aria-label={t.messages}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <AssistantBefore chat={chat} asked={assistant} />
      <ol>
        {messages.map((message) => (
          <Said key={message.sequence} chat={chat} message={message} />
        ))}
        {replies.pending.map((reply) => (
          <OnItsWay key={reply.clientId} reply={reply} replies={replies} />
        ))}
      </ol>
      {isTyping ? <p className="said-note">{t.borrowerTyping(chat.friendlyName)}</p> : null}
    </div>
  );
}

function Said({ chat, message }: { chat: Chat; message: DeskMessage }) {
  const t = useText(chatsWords);
  const language = useLanguage();
  const at = new Date(message.sentAt).toLocaleString(language, { hour: "numeric", minute: "2-digit" });
  if (message.event !== null) {
    return (
      <li className="said-note">
        {eventInWords(message.event, message.authorName, t)} <time dateTime={message.sentAt}>{at}</time>
        {message.note === null ? null : <span className="said-for-colleagues">{message.note}</span>}
      </li>
    );
  }
  const isAgent = message.author === "agent";
  return (
    <li className="said-by" data-own={isAgent || undefined}>
      <p className="said-who">
        {isAgent ? message.authorName : chat.friendlyName} <time dateTime={message.sentAt}>{at}</time>
      </p>
      {message.text === "" ? null : (
        <p className="said-text" lang={chat.language}>
          {message.text}
        </p>
      )}
      {message.attachments.map((attachment) => (
        <ChatFileButton key={attachment.uuid} conversation={chat.uuid} attachment={attachment} />
      ))}
    </li>
  );
}

function OnItsWay({ reply, replies }: { reply: Reply; replies: Replies }) {
  const t = useText(chatsWords);
  const explain = useExplain();
  return (
    <li className="said-by" data-own data-pending>
      {reply.text === "" ? null : <p className="said-text">{reply.text}</p>}
      {reply.files.map(({ file }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- The same file may be chosen twice.
        <p key={place} className="said-file">
          <Icon name="paperclip" />
          <span>{file.name}</span>
        </p>
      ))}
      <p className="said-who">
        {reply.refused === null ? (
          t.sending
        ) : (
          <>
            {t.notSent} {explain(reply.refused)}{" "}
            <TextButton onClick={() => replies.sayAgain(reply)}>{t.sendAgain}</TextButton>{" "}
            <TextButton onClick={() => replies.takeOut(reply)}>{t.takeOut}</TextButton>
          </>
        )}
      </p>
    </li>
  );
}
