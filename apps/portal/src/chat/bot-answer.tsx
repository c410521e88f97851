import type { ChatbotExchange } from "@gable/contract/calls/chatbot.ts";
import { Link, TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useRef } from "react";
import { botWords } from "./bot.words.ts";
import { MessageText } from "./message-list.tsx";

type AnswerProps = {
  exchange: ChatbotExchange;
  isRated: boolean;
  /** Asks in the words that it is given. */
  onAsk: (question: string) => void;
  onUp: () => void;
  onDown: () => void;
};

/** A question, its answer, what that rests on, and whether it helped. */
export function BotAnswer({ exchange, isRated, onAsk, onUp, onDown }: AnswerProps) {
  const t = useText(botWords);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The buttons, of which one was pressed, are gone.
    if (isRated) thanks.current?.focus();
  }, [isRated]);
  return (
    <>
      <li className="said-by" data-own>
        <p className="said-text">{exchange.questionStr}</p>
      </li>
      <li className="said-by">
        <p className="said-who">{t.name}</p>
        <MessageText text={exchange.responseStr} />
        {exchange.sources.map(({ title, source, link }) => (
          <p key={title} className="chat-sources">
            {t.from} {link === null ? title : <Link href={link}>{title}</Link>} <cite>({source})</cite>
          </p>
        ))}
        {exchange.related.length > 0 ? (
          <div className="chat-suggestions">
            <p className="small">{t.related}</p>
            {exchange.related.map((question) => (
              <TextButton key={question} onClick={() => onAsk(question)}>
                {question}
              </TextButton>
            ))}
          </div>
        ) : null}
        {isRated ? (
          <p ref={thanks} className="chat-sources" role="status" tabIndex={-1}>
            {t.thanks}
          </p>
        ) : (
          <div className="chat-thumbs">
            <TextButton onClick={onUp}>{t.helped}</TextButton>
            <TextButton onClick={onDown}>{t.notHelped}</TextButton>
          </div>
        )}
      </li>
    </>
  );
}
