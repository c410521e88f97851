import type { ChatbotExchange } from "@gable/contract/calls/chatbot.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { useEndOfList } from "@gable/ui/components/conversation/use-end-of-list.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { routeAt } from "../journey/here.ts";
import { firstNonce } from "../queries/chat.ts";
import { askAssistant, assistantHistory, sendFeedback } from "../queries/chatbot.ts";
import { lenderName, organisation } from "../session/organisation.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import { BotAnswer } from "./bot-answer.tsx";
import { botWords } from "./bot.words.ts";
import { ChatAlert } from "./chat-alert.tsx";
import { ChatHours } from "./chat-hours.tsx";
import { chatWords } from "./chat.words.ts";
import { FeedbackDialog } from "./feedback-dialog.tsx";
import { forgetBot, type KeptBot, keepBot } from "./kept-bot.ts";
import { Dots } from "./message-list.tsx";
import { ThanksPanel } from "./thanks-panel.tsx";
import { type SimulatedAlert, useDebugKeys } from "./use-debug-keys.ts";
import { useFocusAtEnd } from "./use-focus-at-end.ts";

/** As long as a timer runs; what expires later is heard of with the next question. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type BotChatProps = {
  who: PreChat;
  /** One that has not expired, to go on with. */
  resumed: KeptBot | undefined;
  onPerson: ((draft: string) => void) | undefined;
  onNew: () => void;
};

const isGone = (failure: unknown): boolean => failure instanceof CallFailed && failure.status === 404;

const withoutDoubles = (exchanges: readonly ChatbotExchange[]): ChatbotExchange[] => [
  ...new Map(exchanges.map((exchange) => [exchange.questionId, exchange])).values(),
];

/** A conversation with the assistant, until its session expires. */
export function BotChat({ who, resumed, onPerson, onNew }: BotChatProps) {
  const t = useText(botWords);
  const chat = useText(chatWords);
  const language = useLanguage();
  const id = useId();
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const [bot, setBot] = useState(resumed);
  const [exchanges, setExchanges] = useState<readonly ChatbotExchange[]>([]);
  const [asking, setAsking] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  /** What was said before could not be fetched. */
  const [isUnread, setUnread] = useState(false);
  /** A question whose answer did not come: asked again, it has the same name, and stands once. */
  const unanswered = useRef<{ readonly message: string; readonly questionId: string } | null>(null);
  const [judged, setJudged] = useState<ChatbotExchange | null>(null);
  const [rated, setRated] = useState<ReadonlySet<string>>(new Set());

  const [simulated, setSimulated] = useState<SimulatedAlert | null>(null);
  const [isExpired, setExpired] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useDebugKeys(box, setSimulated);
  const isOver = isExpired || simulated === "end";
  useFocusAtEnd(box, isOver);
  const list = useEndOfList(asking ?? exchanges.at(-1)?.questionId);

  const expiration = bot?.expiration;
  useEffect(() => {
    if (expiration === undefined) return undefined;
    const left = Math.min(Date.parse(expiration) - Date.now(), LONGEST_TIMER_MS);
    const timer = setTimeout(() => setExpired(true), left);
    return () => clearTimeout(timer);
  }, [expiration]);
  // Sessions are cleared once the conversation is over: specification part 2, section 4.
  useEffect(() => {
    if (isOver) forgetBot();
  }, [isOver]);
  // The form that was there before is gone, and with it where one was.
  useEffect(() => {
    if (resumed === undefined) field.current?.focus();
  }, [resumed]);

  const readHistory = (conversationId: string) =>
    assistantHistory(conversationId).then(
      (told) => {
        setExchanges((since) => withoutDoubles([...told, ...since]));
        return setUnread(false);
      },
      (failure: unknown) => {
        if (!isGone(failure)) return setUnread(true);
        forgetBot();
        return setBot(undefined);
      },
    );
  const readAgain = useEffectEvent(readHistory);
  useEffect(() => {
    if (resumed !== undefined) void readAgain(resumed.conversationId);
  }, [resumed]);
  const ask = async (question: string) => {
    const message = question.trim();
    if (message === "" || asking !== null) return;
    if (findPrivateNumber(message)) return setProblem(chat.privateNumber);
    setProblem(null);
    setWrong(false);
    setAsking(message);
    setText("");
    const { questionId } =
      unanswered.current?.message === message ? unanswered.current : { questionId: crypto.randomUUID() };
    unanswered.current = { message, questionId };
    try {
      const nonce = isSignedIn ? await firstNonce() : null;
      const applicationId = isSignedIn ? (routeAt(pathname)?.uuid ?? undefined) : undefined;
      const send = (conversationId: string | undefined) =>
        askAssistant({
          message,
          questionId,
          language,
          organization: organisation().orgCode,
          pageUrl: pathname,
          ...(nonce !== null && { nonce }),
          ...(applicationId !== undefined && { applicationId }),
          ...(conversationId !== undefined && { conversationId }),
        });
      // A conversation that expired while somebody read is begun anew.
      const { expiration: until, ...exchange } = await send(bot?.conversationId).catch((failure: unknown) => {
        if (isGone(failure) && bot !== undefined) return send(undefined);
        throw failure;
      });
      const next = { ...who, conversationId: exchange.conversationId, expiration: until, isOfAccount: isSignedIn };
      keepBot(next);
      setBot(next);
      setExchanges((before) => withoutDoubles([...before, exchange]));
      unanswered.current = null;
    } catch {
      setWrong(true);
      setText(message);
    } finally {
      setAsking(null);
    }
  };

  const rate = (exchange: ChatbotExchange, rating: "UP" | "DOWN", feedbackMessage: string) => {
    const { questionId, conversationId, responseStr } = exchange;
    setRated((before) => new Set(before).add(questionId));
    setJudged(null);
    void (isSignedIn ? firstNonce() : Promise.resolve(null))
      .then((nonce) =>
        sendFeedback({
          questionId,
          conversationId,
          responseToCustomer: responseStr,
          feedbackMessage,
          rating,
          senderEmail: who.emailAddress,
          ...(nonce !== null && { nonce }),
        }),
      )
      .catch(() => undefined);
  };

  return (
    <div className="chat-live" ref={box}>
      {simulated === "lost" ? <ChatAlert tone="warning">{chat.lost}</ChatAlert> : null}
      {simulated === "token" ? <ChatAlert tone="warning">{chat.token}</ChatAlert> : null}
      {simulated === "wrong" ? <ChatAlert tone="error">{chat.wrong}</ChatAlert> : null}
      {isWrong ? <ChatAlert tone="error">{chat.resendAlert}</ChatAlert> : null}
      {isUnread ? <ChatAlert tone="error">{chat.wrong}</ChatAlert> : null}
      <section
        className="chat-messages"
        ref={list}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={chat.messages}
      >
        {isUnread && bot !== undefined ? (
          <TextButton onClick={() => void readHistory(bot.conversationId)}>{chat.earlier}</TextButton>
        ) : null}
        <p className="chat-note">{t.welcome(lenderName())}</p>
        {onPerson === undefined ? <ChatHours /> : null}
        {exchanges.length === 0 && asking === null && !isUnread ? (
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
                onUp={() => rate(exchange, "UP", "")}
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
      {isOver ? <ThanksPanel onNew={onNew} /> : composer()}
      <div className="chat-foot">
        {onPerson === undefined ? null : (
          <TextButton onClick={() => onPerson(findPrivateNumber(text) ? "" : text)}>{t.person}</TextButton>
        )}
      </div>
      {judged === null ? null : <FeedbackDialog onDone={(message) => rate(judged, "DOWN", message)} />}
    </div>
  );

  function composer() {
    return (
      <form
        className="chat-composer"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(text);
        }}
      >
        {problem === null ? null : (
          <p id={`${id}-problem`} className="chat-problem" role="alert">
            <Icon name="error" />
            {problem}
          </p>
        )}
        <div className="chat-row">
          <label className="vh" htmlFor={id}>
            {chat.message}
          </label>
          <textarea
            ref={field}
            id={id}
            className="input"
            rows={1}
            maxLength={1000}
            placeholder={chat.placeholder}
            value={text}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? `${id}-keys` : `${id}-problem`}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void ask(text);
            }}
          />
          <button type="submit" className="chat-send">
            <Icon name="arrow-right" />
            <span className="vh">{chat.send}</span>
          </button>
        </div>
        <p id={`${id}-keys`} className="vh">
          {chat.keys}
        </p>
      </form>
    );
  }
}
