import { asksForPrivateNumber, asksOutrightForPrivateNumber } from "@gable/domain/chat/asks-for-number.ts";
import { chosenRule } from "@gable/domain/chat/attachments.ts";
import { LONGEST_MESSAGE } from "@gable/domain/chat/limits.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { type ChosenFiles, ChosenList, FilePicker } from "@gable/ui/components/conversation/chosen-files.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useRef, useState } from "react";
import { tellTyping } from "../queries/chat-desk.ts";
import { chatsWords } from "./chats.words.ts";

/** What keeps an answer from being sent, and whether its author may say that it is harmless. */
const faults = { privateNumber: false, asksOutright: false, namesNumber: true } as const;

function faultOf(text: string): keyof typeof faults | null {
  if (findPrivateNumber(text)) return "privateNumber";
  if (asksOutrightForPrivateNumber(text)) return "asksOutright";
  return asksForPrivateNumber(text) ? "namesNumber" : null;
}

export const REPLY_ID = "chat-reply";

const TYPING_EVERY_MS = 3000;

type ReplyProps = {
  uuid: string;
  text: string;
  onText: (text: string) => void;
  /** Kept by the page: they outlast the right to write, as the words do. */
  chosen: ChosenFiles;
  onSay: (text: string, files: readonly File[], tellsWhere: boolean) => void;
  onCanned: () => void;
};

/** Where the agent writes. Enter sends, Shift+Enter begins a new line; Escape leaves the field, so that keys are keys again. */
export function ReplyForm({ uuid, text, onText, chosen, onSay, onCanned }: ReplyProps) {
  const t = useText(chatsWords);
  const [fault, setFault] = useState<keyof typeof faults | null>(null);
  // A written answer that was put behind other words may be more than can be typed.
  const over = text.trim().length - LONGEST_MESSAGE;
  const problem = over > 0 ? t.tooLong(over) : fault ? t[fault] : chosen.problem;
  const toldAt = useRef(0);

  const send = (tellsWhere = false) => {
    if (over > 0 || (text.trim() === "" && chosen.files.length === 0)) return;
    const found = faultOf(text);
    if (found !== null && !(tellsWhere && faults[found])) return setFault(found);
    setFault(null);
    // The next message is another: its first letter is told of at once.
    toldAt.current = 0;
    onText("");
    onSay(text.trim(), chosen.files, tellsWhere);
    chosen.clear();
  };

  return (
    <form
      className="reply"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {problem === null ? null : (
        <p id={`${REPLY_ID}-problem`} className="reply-problem" role="alert">
          <Icon name="error" />
          {problem}
        </p>
      )}
      {fault !== null && faults[fault] && over <= 0 ? (
        <Button
          kind="second"
          slim
          onClick={() => {
            send(true);
            document.querySelector<HTMLElement>(`#${REPLY_ID}`)?.focus();
          }}
        >
          {t.sendAsItIs}
        </Button>
      ) : null}
      <ChosenList chosen={chosen} />
      <label className="vh" htmlFor={REPLY_ID}>
        {t.yourAnswer}
      </label>
      <textarea
        id={REPLY_ID}
        className="input"
        rows={2}
        maxLength={LONGEST_MESSAGE}
        placeholder={t.yourAnswer}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? `${REPLY_ID}-keys` : `${REPLY_ID}-problem`}
        onChange={(event) => {
          onText(event.target.value);
          // What was said of other words is not said of these.
          if (fault !== null) setFault(null);
          if (Date.now() - toldAt.current < TYPING_EVERY_MS) return;
          toldAt.current = Date.now();
          tellTyping(uuid);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <div className="reply-acts">
        <Button kind="second" slim onClick={onCanned}>
          {t.canned}
        </Button>
        <FilePicker
          accept={chosenRule.accept}
          onChoose={(files) => {
            setFault(null);
            chosen.add(files);
          }}
        />
        <p id={`${REPLY_ID}-keys`} className="small quiet">
          {t.sendKeys}
        </p>
        <Button type="submit" slim>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
