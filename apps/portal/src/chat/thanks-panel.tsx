import { Button } from "@gable/ui/components/button/button.tsx";
import { type ChosenFiles, ChosenList } from "@gable/ui/components/conversation/chosen-files.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useRef, useState } from "react";
import { chatContact, rateContact } from "../queries/chat.ts";
import { useExplain } from "../shell/use-explain.ts";
import { chatCodes, chatWords } from "./chat.words.ts";
import { ChatAlert } from "./chat-alert.tsx";
import type { KeptChat } from "./kept-chat.ts";
import { whyFailed } from "./why-failed.ts";

const ratings = [1, 2, 3, 4, 5] as const;

/** After a conversation: thanks, a question that one need not answer, and the way to another conversation. */
export function ThanksPanel({
  chat,
  isEnding = false,
  unanswered = "",
  unsent = "",
  chosen,
  onNew,
}: {
  chat?: KeptChat;
  /** Whoever carried the conversation does not know yet that it is over, and has no survey of it. */
  isEnding?: boolean;
  /** What becomes of a message that nobody answered before the chat was over; empty where somebody did. */
  unanswered?: string;
  /** What was being written when it ended. */
  unsent?: string;
  /** What was chosen for it. */
  chosen?: ChosenFiles;
  onNew: () => void;
}) {
  const t = useText(chatWords);
  const { provider, omniProxyChannelId } = chat ?? {};
  const [contact, setContact] = useState<string | null>(null);
  const [isRated, setRated] = useState(false);
  const explain = useExplain(chatCodes);
  /** The code of why the answer did not arrive. */
  const [failed, setFailed] = useState<string | null>(null);
  const isRating = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const rate = async (contactId: string, rating: number) => {
    if (isRating.current) return;
    isRating.current = true;
    setFailed(null);
    try {
      await rateContact(contactId, rating);
      setRated(true);
      // What was pressed is gone with the rest.
      heading.current?.focus();
    } catch (failure) {
      setFailed(whyFailed(failure));
    } finally {
      isRating.current = false;
    }
  };
  useEffect(() => {
    // The assistant asks after every answer.
    if (provider === undefined || isEnding) return;
    // There is a survey where the server names a contact for it.
    void chatContact(provider, omniProxyChannelId).then(
      ({ contactId }) => setContact(contactId),
      () => undefined,
    );
  }, [provider, omniProxyChannelId, isEnding]);
  return (
    <section className="chat-thanks stack" aria-labelledby="chat-thanks">
      <h3 id="chat-thanks" ref={heading} tabIndex={-1}>
        {t.thanks}
      </h3>
      {unanswered === "" ? null : <p>{unanswered}</p>}
      {contact !== null && !isRated ? (
        <fieldset>
          <legend>{t.survey}</legend>
          <div className="chat-ratings">
            {ratings.map((rating) => (
              <button key={rating} type="button" onClick={() => void rate(contact, rating)}>
                <b>{rating}</b>
                <span>{t.rating(rating)}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      {failed === null ? null : (
        <ChatAlert tone="error">
          {t.notRated} {explain(failed)}
        </ChatAlert>
      )}
      {unsent === "" && (chosen?.files.length ?? 0) === 0 ? null : (
        <div role="group" aria-label={t.begun}>
          <p className="small">
            <b>{t.begun}</b>
          </p>
          {unsent === "" ? null : <p className="said-text">{unsent}</p>}
          {chosen ? <ChosenList chosen={chosen} /> : null}
          <p className="small">{t.begunGoesOn}</p>
        </div>
      )}
      <p role="status">{isRated ? t.rated : null}</p>
      <Button slim onClick={onNew}>
        {t.startNew}
      </Button>
    </section>
  );
}
