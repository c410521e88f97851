import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import { fetchDocument } from "../../queries/documents.ts";
import { PaperList } from "./paper-list.tsx";

/** The letters that were sent about what a page tells, under a title of their own; nothing where there are none yet. */
export function Letters({
  title,
  application,
  letters,
}: {
  title: string;
  application: string;
  letters: readonly DocumentRow[];
}) {
  if (letters.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="letter">
      <h2 id="letter">{title}</h2>
      <PaperList fetch={(document) => fetchDocument(application, document)} papers={letters} />
    </section>
  );
}
