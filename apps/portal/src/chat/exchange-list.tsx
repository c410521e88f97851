import type { ChatbotExchange } from "@gable/contract/calls/chatbot.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { lenderName } from "../session/organisation.ts";
import { botWords } from "./bot.words.ts";
import { BotAnswer } from "./bot-answer.tsx";
import { chatWords } from "./chat.words.ts";
import { ChatHours } from "./chat-hours.tsx";
import { Dots } from "./message-list.tsx";
import { MessageRoom } from "./message-room.tsx";
import type { Assistant } from "./use-assistant.ts";

type ListProps = {
  assistant: Assistant;
  /** Whether people can be asked instead; where not, it says when they can. */
  isAnsweredElsewhere: boolean;
  onAsk: (question: string) => void;
  onDown: (exchange: ChatbotExchange) => void;
};

/** What the assistant was asked and answered, from its welcome on; it stays at its end. */
export function ExchangeList({ assistant, isAnsweredElsewhere, onAsk, onDown }: ListProps) {
  const t = useText(botWords);
  const chat = useText(chatWords);
  const { exchanges, asking, rated, readAgain, rate } = assistant;
  return (
    <MessageRoom last={asking ?? exchanges.at(-1)?.questionId}>
      {readAgain ? <TextButton onClick={readAgain}>{chat.earlier}</TextButton> : null}
      <p className="chat-note">{t.welcome(lenderName())}</p>
      {isAnsweredElsewhere ? null : <ChatHours />}
      {exchanges.length === 0 && asking === null && !readAgain ? (
        <div className="chat-suggestions">
          <p className="small">{t.try}</p>
          {t.suggestions().map((suggestion) => (
            <TextButton key={suggestion} onClick={() => onAsk(suggestion)}>
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
              onAsk={onAsk}
              onUp={() => rate(exchange, "UP", "")}
              onDown={() => onDown(exchange)}
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
    </MessageRoom>
  );
}
