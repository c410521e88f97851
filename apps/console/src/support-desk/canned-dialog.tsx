import type { ReplyOf } from "@gable/contract/call.ts";
import type { cannedAnswers } from "@gable/contract/calls/chat-desk.ts";
import { searchWords } from "@gable/domain/pipeline/pipeline-row.ts";
import { type Language, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
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

/** Answers that are written already, the lender's own before ours, with its own figures, in the borrower's language, and below it in the agent's. Chosen, one can still be changed. */
export function CannedDialog({ open, onClose, ...list }: CannedProps) {
  const t = useText(chatsWords);
  return (
    <Dialog kind="drawer" open={open} onClose={onClose} title={t.canned}>
      <CannedList {...list} />
    </Dialog>
  );
}

type Answer = ReplyOf<typeof cannedAnswers>["answers"][number];

function CannedList({ language, name, onChoose }: Pick<CannedProps, "language" | "name" | "onChoose">) {
  const t = useText(chatsWords);
  const [typed, setTyped] = useState("");
  const asked = useQuery(cannedAnswersQuery());
  const { data } = asked;
  if (!data) return <Pending asked={asked} failed={t.failed} rows={6} />;
  const wanted = searchWords(typed);
  const found = data.answers.filter(({ en, es }) => {
    // An agent looks for it in their own language, whichever the borrower's is.
    const words = searchWords(`${en.title} ${en.text} ${es.title} ${es.text}`);
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  });
  const choices = { language, onChoose, named: (text: string) => text.replaceAll("{name}", () => name.trim()) };
  const own = found.filter(({ isOwn }) => isOwn);
  const ours = found.filter(({ isOwn }) => !isOwn);
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
      {data.answers.length === 0 ? (
        <p className="quiet">{t.cannedEmpty}</p>
      ) : found.length === 0 ? (
        <p className="quiet">{t.cannedNone}</p>
      ) : null}
      {own.length > 0 ? <Choices {...choices} title={t.cannedOwn} answers={own} /> : null}
      {ours.length > 0 ? (
        <Choices {...choices} title={own.length > 0 ? t.cannedOurs : undefined} answers={ours} />
      ) : null}
    </div>
  );
}

type ChoicesProps = Pick<CannedProps, "language" | "onChoose"> & {
  /** Where there is another list beside it. */
  title: string | undefined;
  answers: readonly Answer[];
  named: (text: string) => string;
};

function Choices({ title, answers, language, named, onChoose }: ChoicesProps) {
  const own = useLanguage();
  const id = useId();
  return (
    <>
      {title === undefined ? null : <h3 id={id}>{title}</h3>}
      <ul aria-labelledby={title === undefined ? undefined : id}>
        {answers.map(({ id: answer, [language]: { text }, [own]: inOwn }) => (
          <li key={answer}>
            <button type="button" onClick={() => onChoose(named(text))}>
              <b>{inOwn.title}</b>
              <span lang={language}>{named(text)}</span>
              {own === language ? null : <small lang={own}>{named(inOwn.text)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
