import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { fetchDocument } from "../../queries/documents.ts";
import { Pending } from "../../shell/pending.tsx";
import { PaperList } from "./paper-list.tsx";

interface LettersProps {
  title: string;
  application: string;
  /** The application's papers, among which they were looked for. */
  asked: Pick<UseQueryResult, "data" | "error" | "refetch">;
  letters: readonly DocumentRow[];
}

/** The letters that were sent about what a page tells, under a title of their own; nothing where there are none yet. */
export function Letters({ title, application, asked, letters }: LettersProps) {
  const isUnknown = asked.data === undefined && asked.error !== null;
  if (letters.length === 0 && !isUnknown) return null;
  return (
    <section className="stack" aria-labelledby="letter">
      <h2 id="letter">{title}</h2>
      {isUnknown ? (
        <Pending asked={asked} count={1} />
      ) : (
        <PaperList fetch={(document) => fetchDocument(application, document)} papers={letters} />
      )}
    </section>
  );
}
