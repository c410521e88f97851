import { CallFailed } from "@gable/contract/problem.ts";
import { chosenRule } from "@gable/domain/chat/attachments.ts";
import { LONGEST_MESSAGE } from "@gable/domain/chat/limits.ts";
import type { ChatAttachment } from "@gable/domain/chat/message.ts";
import { type ChosenFiles, ChosenList, FilePicker } from "@gable/ui/components/conversation/chosen-files.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useExplain } from "../shell/use-explain.ts";
import { chatWords } from "./chat.words.ts";
import { PrivateNumberFound } from "./live-connection.ts";
import { MessageForm } from "./message-form.tsx";

type ComposerProps = {
  isReady: boolean;
  /** It is there because somebody asked for it just now. */
  takesFocus: boolean;
  text: string;
  /** Kept beside the words: both outlast the right to write. */
  chosen: ChosenFiles;
  onText: (text: string) => void;
  onSay: (text: string, attachments: readonly ChatAttachment[]) => "sent" | "private-number";
  onUpload: (file: File) => Promise<ChatAttachment>;
  onTyping: () => void;
  onUploadFailed: (isFailed: boolean) => void;
};

const TYPING_EVERY_MS = 3000;

/** Why a file may not go, by its code; null where to send it again may help. */
const refusalOf = (failure: unknown): string | null =>
  failure instanceof CallFailed && failure.status < 500 ? (failure.problem?.code ?? null) : null;

/** Where one writes to people: files go with the words. */
export function Composer({
  isReady,
  takesFocus,
  text,
  chosen,
  onText,
  onSay,
  onUpload,
  onTyping,
  onUploadFailed,
}: ComposerProps) {
  const t = useText(chatWords);
  /** What holds a number that must not travel by chat. */
  const [isPrivate, setPrivate] = useState<"text" | "file" | null>(null);
  /** The code with which a file was refused. */
  const [refused, setRefused] = useState<string | null>(null);
  const explain = useExplain();
  /** What is there already: sent again, no file goes twice. */
  const there = useRef(new WeakMap<File, ChatAttachment>());
  const [isSending, setSending] = useState(false);
  const toldAt = useRef(0);
  /** Somebody pressed Send while whoever carries the conversation was still being reached. */
  const isWanted = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const privateWords = { text: t.privateNumber, file: t.privateFile };
  const refusal = refused === null ? chosen.problem : explain(refused);
  const problem = isPrivate === null ? refusal : privateWords[isPrivate];

  const send = async () => {
    isWanted.current = !isReady;
    if (!isReady || isSending || (text.trim() === "" && chosen.files.length === 0)) return;
    setSending(true);
    onUploadFailed(false);
    setRefused(null);
    try {
      const sent: ChatAttachment[] = [];
      for (const file of chosen.files) {
        const attachment = there.current.get(file) ?? (await onUpload(file));
        there.current.set(file, attachment);
        sent.push(attachment);
      }
      if (onSay(text, sent) === "private-number") {
        setPrivate("text");
        return;
      }
      // The next message is another: its first letter is told of at once.
      toldAt.current = 0;
      onText("");
      chosen.clear();
      setPrivate(null);
    } catch (error) {
      if (error instanceof PrivateNumberFound) setPrivate("file");
      else {
        const code = refusalOf(error);
        setRefused(code);
        onUploadFailed(code === null);
      }
    } finally {
      setSending(false);
      field.current?.focus();
    }
  };

  const focusFirst = useEffectEvent(() => {
    if (takesFocus) field.current?.focus();
  });
  useEffect(() => focusFirst(), []);
  const sendWanted = useEffectEvent(() => {
    if (isWanted.current) void send();
  });
  useEffect(() => {
    if (isReady) sendWanted();
  }, [isReady]);

  return (
    <MessageForm
      field={field}
      text={text}
      longest={LONGEST_MESSAGE}
      problem={problem}
      isSending={isSending}
      above={<ChosenList chosen={chosen} />}
      beside={
        <FilePicker
          accept={chosenRule.accept}
          onChoose={(files) => {
            setPrivate(null);
            setRefused(null);
            chosen.add(files);
          }}
        />
      }
      onText={(typed) => {
        onText(typed);
        if (Date.now() - toldAt.current > TYPING_EVERY_MS) {
          toldAt.current = Date.now();
          onTyping();
        }
      }}
      onSend={() => void send()}
    />
  );
}
