import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type ReactNode, type RefObject, useId } from "react";
import { chatWords } from "./chat.words.ts";

type MessageFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** In characters. */
  longest: number;
  /** Why what is written was not sent. */
  problem: string | null;
  isSending?: boolean;
  /** Between what is wrong and where one writes. */
  above?: ReactNode;
  /** Before the button that sends. */
  beside?: ReactNode;
  onText: (text: string) => void;
  onSend: () => void;
};

/** Where one writes. Enter sends, Shift+Enter begins a new line. */
export function MessageForm({
  field,
  text,
  longest,
  problem,
  isSending,
  above,
  beside,
  onText,
  onSend,
}: MessageFormProps) {
  const t = useText(chatWords);
  const id = useId();
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {problem === null ? null : (
        <p id={`${id}-problem`} className="chat-problem" role="alert">
          <Icon name="error" />
          {problem}
        </p>
      )}
      {above}
      <div className="chat-row">
        <label className="vh" htmlFor={id}>
          {t.message}
        </label>
        <textarea
          ref={field}
          id={id}
          className="input"
          rows={1}
          maxLength={longest}
          placeholder={t.placeholder}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? `${id}-keys` : `${id}-problem`}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onSend();
          }}
        />
        {beside}
        <button type="submit" className="chat-send" aria-disabled={isSending || undefined}>
          <Icon name="arrow-right" />
          <span className="vh">{t.send}</span>
        </button>
      </div>
      <p id={`${id}-keys`} className="vh">
        {t.keys}
      </p>
    </form>
  );
}
