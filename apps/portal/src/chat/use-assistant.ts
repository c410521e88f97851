import type { ChatbotExchange } from "@gable/contract/calls/chatbot.ts";
import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { assistantHistory } from "../queries/chatbot.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import { forgetBot, type KeptBot, keepBot } from "./kept-bot.ts";
import { isGone, useAssistantCalls } from "./use-assistant-calls.ts";

/** As long as a timer runs; what expires later is heard of with the next question. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface Assistant {
  readonly exchanges: readonly ChatbotExchange[];
  /** The question that is on its way. */
  readonly asking: string | null;
  readonly isExpired: boolean;
  /** The last question found no answer. */
  readonly isWrong: boolean;
  /** What was said before could not be fetched; it is, with this. */
  readonly readAgain: (() => void) | null;
  /** By the question's uuid. */
  readonly rated: ReadonlySet<string>;
  /** False where no answer came; nothing is asked while another question is on its way. */
  readonly ask: (message: string) => Promise<boolean>;
  readonly rate: (exchange: ChatbotExchange, rating: "UP" | "DOWN", feedbackMessage: string) => void;
}

/** A conversation with the assistant, until its session expires. `resumed`: one that has not, to go on with. */
export function useAssistant(who: PreChat, resumed: KeptBot | undefined): Assistant {
  const isSignedIn = useIsSignedIn();
  const [bot, setBot] = useState(resumed);
  const [exchanges, setExchanges] = useState<readonly ChatbotExchange[]>([]);
  const [asking, setAsking] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [isUnread, setUnread] = useState(false);
  /** A question whose answer did not come: asked again, it has the same name, and stands once. */
  const unanswered = useRef<{ readonly message: string; readonly questionId: string } | null>(null);
  const [rated, setRated] = useState<ReadonlySet<string>>(new Set());
  const [isExpired, setExpired] = useState(false);

  const expiration = bot?.expiration;
  useEffect(() => {
    if (expiration === undefined) return undefined;
    const left = Math.min(Date.parse(expiration) - Date.now(), LONGEST_TIMER_MS);
    const timer = setTimeout(() => setExpired(true), left);
    return () => clearTimeout(timer);
  }, [expiration]);

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
  const readFirst = useEffectEvent(readHistory);
  useEffect(() => {
    if (resumed !== undefined) void readFirst(resumed.conversationId);
  }, [resumed]);

  const { send, rate } = useAssistantCalls();

  return {
    exchanges,
    asking,
    isExpired,
    isWrong,
    readAgain: isUnread && bot !== undefined ? () => void readHistory(bot.conversationId) : null,
    rated,
    async ask(message) {
      setWrong(false);
      setAsking(message);
      const { questionId } =
        unanswered.current?.message === message ? unanswered.current : { questionId: crypto.randomUUID() };
      unanswered.current = { message, questionId };
      try {
        const { expiration: until, ...exchange } = await send(message, questionId, bot?.conversationId);
        const next = { ...who, conversationId: exchange.conversationId, expiration: until, isOfAccount: isSignedIn };
        keepBot(next);
        setBot(next);
        setExchanges((before) => withoutDoubles([...before, exchange]));
        unanswered.current = null;
        return true;
      } catch {
        setWrong(true);
        return false;
      } finally {
        setAsking(null);
      }
    },
    rate(exchange, rating, feedbackMessage) {
      setRated((before) => new Set(before).add(exchange.questionId));
      rate(exchange, rating, feedbackMessage, who.emailAddress);
    },
  };
}

const withoutDoubles = (exchanges: readonly ChatbotExchange[]): ChatbotExchange[] => [
  ...new Map(exchanges.map((exchange) => [exchange.questionId, exchange])).values(),
];
