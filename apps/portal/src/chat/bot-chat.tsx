import type { ChatbotExchange } from "@gable/contract/calls/chatbot.ts";
import { LONGEST_QUESTION } from "@gable/domain/chat/limits.ts";
import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useRef, useState } from "react";
import { botWords } from "./bot.words.ts";
import { chatWords } from "./chat.words.ts";
import { ChatAlert } from "./chat-alert.tsx";
import { ExchangeList } from "./exchange-list.tsx";
import { FeedbackDialog } from "./feedback-dialog.tsx";
import { forgetBot, type KeptBot } from "./kept-bot.ts";
import { MessageForm } from "./message-form.tsx";
import { ThanksPanel } from "./thanks-panel.tsx";
import { useAssistant } from "./use-assistant.ts";
import { type SimulatedAlert, useDebugKeys } from "./use-debug-keys.ts";
import { useFocusAtEnd } from "./use-focus-at-end.ts";

type BotChatProps = {
  who: PreChat;
  /** One that has not expired, to go on with. */
  resumed: KeptBot | undefined;
  onPerson: ((draft: string) => void) | undefined;
  onNew: () => void;
};

/** A conversation with the assistant, until its session expires. */
export function BotChat({ who, resumed, onPerson, onNew }: BotChatProps) {
  const t = useText(botWords);
  const chat = useText(chatWords);
  const assistant = useAssistant(who, resumed);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [judged, setJudged] = useState<ChatbotExchange | null>(null);

  const [simulated, setSimulated] = useState<SimulatedAlert | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useDebugKeys(box, setSimulated);
  const isOver = assistant.isExpired || simulated === "end";
  useFocusAtEnd(box, isOver);

  // Sessions are cleared once the conversation is over: specification part 2, section 4.
  useEffect(() => {
    if (isOver) forgetBot();
  }, [isOver]);
  // The form that was there before is gone, and with it where one was.
  useEffect(() => {
    if (resumed === undefined) field.current?.focus();
  }, [resumed]);

  const ask = async (question: string) => {
    const message = question.trim();
    if (message === "" || assistant.asking !== null) return;
    if (findPrivateNumber(message)) return setProblem(chat.privateNumber);
    setProblem(null);
    setText("");
    if (!(await assistant.ask(message))) setText(message);
  };

  return (
    <div className="chat-live" ref={box}>
      {simulated === "lost" ? <ChatAlert tone="warning">{chat.lost}</ChatAlert> : null}
      {simulated === "token" ? <ChatAlert tone="warning">{chat.token}</ChatAlert> : null}
      {simulated === "wrong" ? <ChatAlert tone="error">{chat.wrong}</ChatAlert> : null}
      {assistant.isWrong ? <ChatAlert tone="error">{chat.resendAlert}</ChatAlert> : null}
      {assistant.readAgain ? <ChatAlert tone="error">{chat.wrong}</ChatAlert> : null}
      <ExchangeList
        assistant={assistant}
        isAnsweredElsewhere={onPerson !== undefined}
        onAsk={(question) => void ask(question)}
        onDown={setJudged}
      />
      {isOver ? (
        <ThanksPanel onNew={onNew} />
      ) : (
        <MessageForm
          field={field}
          text={text}
          longest={LONGEST_QUESTION}
          problem={problem}
          onText={setText}
          onSend={() => void ask(text)}
        />
      )}
      <div className="chat-foot">
        {onPerson === undefined ? null : (
          <TextButton onClick={() => onPerson(findPrivateNumber(text) ? "" : text)}>{t.person}</TextButton>
        )}
      </div>
      {judged === null ? null : (
        <FeedbackDialog
          onDone={(message) => {
            assistant.rate(judged, "DOWN", message);
            setJudged(null);
          }}
        />
      )}
    </div>
  );
}
