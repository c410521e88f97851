import { Button } from "@gable/ui/components/button/button.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useState } from "react";
import { chatContact, rateContact } from "../queries/chat.ts";
import { chatWords } from "./chat.words.ts";
import type { KeptChat } from "./kept-chat.ts";

const ratings = [1, 2, 3, 4, 5] as const;

/** After a conversation: thanks, a question that one need not answer, and the way to another conversation. */
export function ThanksPanel({
  chat,
  isEnding = false,
  onNew,
}: {
  chat?: KeptChat;
  /** Whoever carried the conversation does not know yet that it is over, and has no survey of it. */
  isEnding?: boolean;
  onNew: () => void;
}) {
  const t = useText(chatWords);
  const { provider, omniProxyChannelId } = chat ?? {};
  const [contact, setContact] = useState<string | null>(null);
  const [isRated, setRated] = useState(false);
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
      <h3 id="chat-thanks" tabIndex={-1}>
        {t.thanks}
      </h3>
      {contact !== null && !isRated ? (
        <fieldset>
          <legend>{t.survey}</legend>
          <div className="chat-ratings">
            {ratings.map((rating) => (
              <button
                key={rating}
                type="button"
                onClick={() => {
                  setRated(true);
                  void rateContact(contact, rating).catch(() => undefined);
                }}
              >
                <b>{rating}</b>
                <span>{t.rating(rating)}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <p role="status">{isRated ? t.rated : null}</p>
      <Button slim onClick={onNew}>
        {t.startNew}
      </Button>
    </section>
  );
}
