import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { fileEventsQuery } from "../queries/loan-file.ts";
import { happened } from "./in-words.ts";
import { sinceReadWords } from "./since-read.words.ts";

/** As many as one reads at a glance; the file's story has all. */
const SHOWN = 3;

/** What follows of itself from what somebody did. */
const followed: ReadonlySet<string> = new Set(["step-entered", "decided"]);

/** Where the page has read nothing of the story yet. */
export const NOTHING_READ = 0;

/** Tells how far the page has read the story of a file: the number of the newest event it has. */
export function useLastRead(uuid: string): () => number {
  const queries = useQueryClient();
  return () => queries.getQueryData(fileEventsQuery(uuid).queryKey)?.pages[0]?.events[0]?.sequence ?? NOTHING_READ;
}

/** Who did what on a file after an event of its story, the newest first; nothing where no person did anything. */
export function SinceRead({ uuid, after }: { readonly uuid: string; readonly after: number }) {
  const t = useText(sinceReadWords);
  const language = useLanguage();
  const { time } = useFormats();
  const { data } = useInfiniteQuery(fileEventsQuery(uuid));
  const done = (data?.pages[0]?.events ?? []).flatMap(({ by, type, ...event }) =>
    event.sequence > after && !followed.has(type) && (by === "staff" || by === "borrower" || by === "signer")
      ? [{ by, type, ...event }]
      : [],
  );
  if (done.length === 0) return null;
  return (
    <section aria-label={t.happened}>
      <p className="small quiet">{t.happened}</p>
      <ul className="stack">
        {done.slice(0, SHOWN).map(({ sequence, at, by, who, ...event }) => (
          <li key={sequence}>
            <strong>{who ?? t[by]}</strong>, <time dateTime={at}>{time(at)}</time>: {happened(event, language)}
          </li>
        ))}
      </ul>
    </section>
  );
}
