import { ACCEPTED_ATTACHMENTS, fileSizeInWords, hasAcceptedEnding } from "@gable/domain/chat/attachments.ts";
import { LARGEST_ATTACHMENT, LONGEST_MESSAGE, MOST_ATTACHMENTS } from "@gable/domain/chat/limits.ts";
import type { ChatAttachment } from "@gable/domain/chat/message.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { chatWords } from "./chat.words.ts";
import { PrivateNumberFound } from "./live-connection.ts";

type ComposerProps = {
  isReady: boolean;
  onSay: (text: string, attachments: readonly ChatAttachment[]) => "sent" | "private-number";
  onUpload: (file: File) => Promise<ChatAttachment>;
  onTyping: () => void;
  onUploadFailed: (isFailed: boolean) => void;
};

const TYPING_EVERY_MS = 3000;

/** Where one writes. Enter sends, Shift+Enter begins a new line; files go with the words. */
export function Composer({ isReady, onSay, onUpload, onTyping, onUploadFailed }: ComposerProps) {
  const t = useText(chatWords);
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const toldAt = useRef(0);
  /** Somebody pressed Send while whoever carries the conversation was still being reached. */
  const isWanted = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);

  const choose = (chosen: readonly File[]) => {
    const wrong = chosen.find((file) => !hasAcceptedEnding(file.name));
    const large = chosen.find((file) => file.size > LARGEST_ATTACHMENT);
    if (wrong) return setProblem(t.unsupported(wrong.name));
    if (large) return setProblem(t.tooLarge(large.name));
    if (files.length + chosen.length > MOST_ATTACHMENTS) return setProblem(t.tooMany);
    setProblem(null);
    setFiles([...files, ...chosen]);
  };

  const send = async () => {
    isWanted.current = !isReady;
    if (!isReady || isSending || (text.trim() === "" && files.length === 0)) return;
    setSending(true);
    onUploadFailed(false);
    try {
      const sent: ChatAttachment[] = [];
      for (const file of files) sent.push(await onUpload(file));
      if (onSay(text, sent) === "private-number") {
        setProblem(t.privateNumber);
        return;
      }
      // The next message is another: its first letter is told of at once.
      toldAt.current = 0;
      setText("");
      setFiles([]);
      setProblem(null);
    } catch (error) {
      if (error instanceof PrivateNumberFound) setProblem(t.privateNumber);
      else onUploadFailed(true);
    } finally {
      setSending(false);
      field.current?.focus();
    }
  };

  const sendWanted = useEffectEvent(() => {
    if (isWanted.current) void send();
  });
  useEffect(() => {
    if (isReady) sendWanted();
  }, [isReady]);

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem === null ? null : (
        <p id={`${id}-problem`} className="chat-problem" role="alert">
          <Icon name="error" />
          {problem}
        </p>
      )}
      {files.map((file, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The same file may be chosen twice.
        <p key={index} className="said-file">
          <Icon name="paperclip" />
          <span>{file.name}</span>
          <small>{fileSizeInWords(file.size, language)}</small>
          <button
            type="button"
            className="bar-item"
            onClick={() => setFiles(files.filter((_, place) => place !== index))}
          >
            <Icon name="close" size={16} />
            <span className="vh">{t.remove(file.name)}</span>
          </button>
        </p>
      ))}
      <div className="chat-row">
        <label className="vh" htmlFor={id}>
          {t.message}
        </label>
        <textarea
          ref={field}
          id={id}
          className="input"
          rows={1}
          maxLength={LONGEST_MESSAGE}
          placeholder={t.placeholder}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? `${id}-keys` : `${id}-problem`}
          onChange={(event) => {
            setText(event.target.value);
            if (Date.now() - toldAt.current > TYPING_EVERY_MS) {
              toldAt.current = Date.now();
              onTyping();
            }
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <button type="button" className="bar-item" onClick={() => picker.current?.click()}>
          <Icon name="paperclip" />
          <span className="vh">{t.attach}</span>
        </button>
        <button type="submit" className="chat-send" aria-disabled={isSending || undefined}>
          <Icon name="arrow-right" />
          <span className="vh">{t.send}</span>
        </button>
      </div>
      <p id={`${id}-keys`} className="vh">
        {t.keys}
      </p>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_ATTACHMENTS}
        onChange={(event) => {
          choose([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </form>
  );
}
