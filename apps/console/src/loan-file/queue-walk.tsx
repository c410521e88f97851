import type { PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { type Queue, queues } from "@gable/domain/pipeline/queues.ts";
import { Link, TextLink } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { pipelineQuery } from "../queries/pipeline.ts";
import { fileHref, listHref, openedFrom, type Walked } from "../shell/file-href.ts";
import { UnreadLine } from "../shell/unread-line.tsx";
import { useKeys } from "../shell/use-keys.ts";
import { fileWords } from "./file.words.ts";

/** So many files before the end of what was read more is read, that nobody who goes on waits for it. */
const READ_AHEAD = 5;

/** The queue from which the file was opened, and what waits there before and after it; nothing where it was opened from elsewhere. */
export function QueueWalk({ file }: { file: LoanFileView }) {
  const [query] = useSearchParams();
  const from = openedFrom(query);
  return from === undefined ? null : <Walk from={from} file={file} />;
}

function Walk({ from, file }: { from: Walked; file: LoanFileView }) {
  const { queue } = from;
  const t = useText(fileWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const asked = useInfiniteQuery({ ...pipelineQuery(from), placeholderData: keepPreviousData });
  const { data, hasNextPage, isFetching, error, fetchNextPage } = asked;
  const [lastAt, setLastAt] = useState(0);
  const entries = data?.pages.flatMap((page) => page.entries).filter(isOurMove(queue));
  const { at, previous, next } = placeOf(entries ?? [], file.uuid, lastAt);
  if (at !== -1 && at !== lastAt) setLastAt(at);
  // What is not among the pages that were read has left the queue only if the file says so too; nor is the end of a page the queue's.
  const isSought = at === -1 && isOurMove(queue)(file);
  const left = (entries?.length ?? 0) - (at === -1 ? lastAt : at + 1);
  const readsOn = hasNextPage && (isSought || left < READ_AHEAD);
  const isNextUnknown = hasNextPage && (isSought || left <= 0);
  useEffect(() => {
    if (readsOn && !isFetching && error === null) void fetchNextPage();
  }, [readsOn, isFetching, error, fetchNextPage]);
  const go = (entry: PipelineEntry | undefined) => entry && (() => void navigate(fileHref(entry.uuid, from)));
  useKeys({ j: isNextUnknown ? undefined : go(next), k: isSought ? undefined : go(previous) });
  const name = queues[queue][language];
  return (
    <nav className="file-walk" aria-label={t.walk}>
      <TextLink href={listHref(from)}>{name}</TextLink>
      {entries && !(isSought && hasNextPage) ? (
        <span className="quiet" role="status">
          {at === -1 ? t.leftQueue(name) : t.walkPlace(at + 1)}
        </span>
      ) : null}
      <UnreadLine asked={asked} failed={t.walkFailed} />
      <span>
        {previous && !isSought ? <WalkLink label={t.walkPrevious} entry={previous} from={from} /> : null}
        {next && !isNextUnknown ? <WalkLink label={t.walkNext} entry={next} from={from} /> : null}
        {entries && !next && !isNextUnknown ? <span className="quiet">{t.walkEnd}</span> : null}
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

const isOurMove = (queue: Queue) => (entry: Pick<PipelineEntry, "queues">) =>
  entry.queues.some((waiting) => waiting.queue === queue && waiting.move === "staff");

/**
 * Where a file stands among those of a queue for which it is the staff's move, the one that waits longest first. One that has left the
 * queue, since what waited is done, is followed by what stood behind it, by the first where it was the last.
 */
function placeOf(ours: readonly PipelineEntry[], uuid: string, lastAt: number) {
  const at = ours.findIndex((entry) => entry.uuid === uuid);
  if (at === -1) return { at, previous: ours[lastAt - 1], next: ours[lastAt] ?? ours[0] };
  return { at, previous: ours[at - 1], next: ours[at + 1] };
}
