import type { PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import { type Queue, queues } from "@gable/domain/pipeline/queues.ts";
import { Link, TextLink } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { pipelineQuery } from "../queries/pipeline.ts";
import { fileHref, listHref, openedFrom, type Walked } from "../shell/file-href.ts";
import { useKeys } from "../shell/use-keys.ts";
import { fileWords } from "./file.words.ts";

/** The queue from which the file was opened, and what waits there before and after it; nothing where it was opened from elsewhere. */
export function QueueWalk({ uuid }: { uuid: string }) {
  const [query] = useSearchParams();
  const from = openedFrom(query);
  return from === undefined ? null : <Walk from={from} uuid={uuid} />;
}

function Walk({ from, uuid }: { from: Walked; uuid: string }) {
  const { queue } = from;
  const t = useText(fileWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { data } = useInfiniteQuery({ ...pipelineQuery(from), placeholderData: keepPreviousData });
  const waiting = data?.pages.flatMap((page) => page.entries);
  const [lastAt, setLastAt] = useState(0);
  const { at, previous, next } = placeOf(waiting ?? [], queue, uuid, lastAt);
  if (at !== -1 && at !== lastAt) setLastAt(at);
  const go = (entry: PipelineEntry | undefined) => entry && (() => void navigate(fileHref(entry.uuid, from)));
  useKeys({ j: go(next), k: go(previous) });
  const name = queues[queue][language];
  return (
    <nav className="file-walk" aria-label={t.walk}>
      <TextLink href={listHref(from)}>{name}</TextLink>
      {waiting ? (
        <span className="quiet" role="status">
          {at === -1 ? t.leftQueue(name) : t.walkPlace(at + 1)}
        </span>
      ) : null}
      <span>
        {previous ? <WalkLink label={t.walkPrevious} entry={previous} from={from} /> : null}
        {next ? <WalkLink label={t.walkNext} entry={next} from={from} /> : null}
        {waiting && !next ? <span className="quiet">{t.walkEnd}</span> : null}
      </span>
    </nav>
  );
}

function WalkLink({ label, entry, from }: { label: string; entry: PipelineEntry; from: Walked }) {
  const t = useText(fileWords);
  return (
    <span className="file-walk-link">
      {label}: <Link href={fileHref(entry.uuid, from)}>{entry.borrower || t.unnamed}</Link>
    </span>
  );
}

const isOurMove = (queue: Queue) => (entry: PipelineEntry) =>
  entry.queues.some((waiting) => waiting.queue === queue && waiting.move === "staff");

/**
 * Where a file stands among those of a queue for which it is the staff's move, the one that waits longest first. One that has left the
 * queue, since what waited is done, is followed by what stood behind it, by the first where it was the last.
 */
function placeOf(entries: readonly PipelineEntry[], queue: Queue, uuid: string, lastAt: number) {
  const ours = entries.filter(isOurMove(queue));
  const at = ours.findIndex((entry) => entry.uuid === uuid);
  if (at === -1) return { at, previous: ours[lastAt - 1], next: ours[lastAt] ?? ours[0] };
  return { at, previous: ours[at - 1], next: ours[at + 1] };
}
