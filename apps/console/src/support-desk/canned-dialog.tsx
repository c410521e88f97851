import { searchWords } from "@gable/domain/pipeline/pipeline-row.ts";
import { type Language, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cannedAnswersQuery } from "../queries/chat-desk.ts";
import { Dialog } from "../shell/dialog.tsx";
import { Pending } from "../shell/pending.tsx";
import { chatsWords } from "./chats.words.ts";

type CannedProps = {
  open: boolean;
  /** The borrower's. */
  language: Language;
  /** The borrower's, as they wrote it. */
  name: string;
  onClose: () => void;
  onChoose: (text: string) => void;
};

/** Answers that are written already, with the lender's own figures, in the borrower's language, and below it in the agent's. Chosen, one can still be changed. */
export function CannedDialog({ open, onClose, ...list }: CannedProps) {
  const t = useText(chatsWords);
  return (
    <Dialog kind="drawer" open={open} onClose={onClose} title={t.canned}>
      <CannedList {...list} />
    </Dialog>
  );
}

function CannedList({ language, name, onChoose }: Pick<CannedProps, "language" | "name" | "onChoose">) {
  const t = useText(chatsWords);
  const [typed, setTyped] = useState("");
  const asked = useQuery(cannedAnswersQuery());
  const { data } = asked;
  const own = useLanguage();
  const named = (text: string) => text.replace("{name}", () => name.trim());
  if (!data) return <Pending asked={asked} failed={t.failed} rows={6} />;
  const wanted = searchWords(typed);
  const found = data.answers.filter(({ en, es }) => {
    // An agent looks for it in their own language, whichever the borrower's is.
    const words = searchWords(`${en.title} ${en.text} ${es.title} ${es.text}`);
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  });
  return (
    <div className="canned">
      <input
        type="search"
        className="input"
        value={typed}
        aria-label={t.cannedFind}
        placeholder={t.cannedFind}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 ? <p className="quiet">{t.cannedNone}</p> : null}
      <ul>
        {found.map(({ id, [language]: { text }, [own]: inOwn }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(named(text))}>
              <b>{inOwn.title}</b>
              <span lang={language}>{named(text)}</span>
              {own === language ? null : <small lang={own}>{named(inOwn.text)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
