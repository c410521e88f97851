import type { ChatbotExchange } from "@gable/contract/calls/chatbot.ts";
import { LONGEST_QUESTION } from "@gable/domain/chat/limits.ts";
import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import { useEndOfList } from "@gable/ui/components/conversation/use-end-of-list.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useRef, useState } from "react";
import { lenderName } from "../session/organisation.ts";
import { botWords } from "./bot.words.ts";
import { BotAnswer } from "./bot-answer.tsx";
import { chatWords } from "./chat.words.ts";
import { ChatAlert } from "./chat-alert.tsx";
import { ChatHours } from "./chat-hours.tsx";
import { FeedbackDialog } from "./feedback-dialog.tsx";
import { forgetBot, type KeptBot } from "./kept-bot.ts";
import { MessageForm } from "./message-form.tsx";
import { Dots } from "./message-list.tsx";
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
  const { exchanges, asking, rated } = assistant;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [judged, setJudged] = useState<ChatbotExchange | null>(null);

  const [simulated, setSimulated] = useState<SimulatedAlert | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useDebugKeys(box, setSimulated);
  const isOver = assistant.isExpired || simulated === "end";
  useFocusAtEnd(box, isOver);
  const list = useEndOfList(asking ?? exchanges.at(-1)?.questionId);

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
    if (message === "" || asking !== null) return;
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
      <section
        className="chat-messages"
        ref={list}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={chat.messages}
      >
        {assistant.readAgain ? <TextButton onClick={assistant.readAgain}>{chat.earlier}</TextButton> : null}
        <p className="chat-note">{t.welcome(lenderName())}</p>
        {onPerson === undefined ? <ChatHours /> : null}
        {exchanges.length === 0 && asking === null && !assistant.readAgain ? (
          <div className="chat-suggestions">
            <p className="small">{t.try}</p>
            {t.suggestions().map((suggestion) => (
              <TextButton key={suggestion} onClick={() => void ask(suggestion)}>
                {suggestion}
              </TextButton>
            ))}
          </div>
        ) : null}
        <div role="log" aria-live="polite" aria-label={chat.messages}>
          <ol>
            {exchanges.map((exchange) => (
              <BotAnswer
                key={exchange.questionId}
                exchange={exchange}
                isRated={rated.has(exchange.questionId)}
                onAsk={(question) => void ask(question)}
                onUp={() => assistant.rate(exchange, "UP", "")}
                onDown={() => setJudged(exchange)}
              />
            ))}
            {asking === null ? null : (
              <li className="said-by" data-own data-pending>
                <p className="said-text">{asking}</p>
              </li>
            )}
          </ol>
        </div>
        {asking === null ? null : <Dots>{t.thinking}</Dots>}
      </section>
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
