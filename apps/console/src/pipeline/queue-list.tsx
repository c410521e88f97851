import type { ReplyOf } from "@gable/contract/call.ts";
import type { queueStandings } from "@gable/contract/calls/pipeline.ts";
import type { PipelineView } from "@gable/contract/calls/pipeline-views.ts";
import { queues } from "@gable/domain/pipeline/queues.ts";
import { Link, TextButton } from "@gable/ui/components/link/link.tsx";
import { showFocused } from "@gable/ui/components/nav-tabs/show-focused.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { queueStandingsQuery } from "../queries/pipeline.ts";
import { pipelineViewsQuery } from "../queries/pipeline-views.ts";
import { useMe } from "../session/me.ts";
import { UnreadLine } from "../shell/unread-line.tsx";
import { addressOf, viewAt } from "./filter.ts";
import { pipelineWords } from "./pipeline.words.ts";
import { useWaitingAge } from "./use-waiting-age.ts";
import { viewWords } from "./view.words.ts";

type QueueStanding = ReplyOf<typeof queueStandings>["queues"][number];

/**
 * What waits for a person, with how much and how long: each is the pipeline, looked at from there. Queues in which nothing waits are
 * folded away, but for the one that is looked at.
 */
export function QueueList() {
  const t = useText(pipelineWords);
  const ofViews = useText(viewWords);
  const { identityUuid } = useMe();
  const [query] = useSearchParams();
  const asked = useQuery(queueStandingsQuery());
  const { data } = asked;
  const [showsEmpty, setShowsEmpty] = useState(false);
  const queue = query.get("queue");
  const askedViews = useQuery(pipelineViewsQuery());
  const views = askedViews.data?.views ?? [];
  const shownView = viewAt(query, views);
  const isMine = shownView === undefined && queue === null && query.get("assignee") === identityUuid;
  const isCurrent = ({ queue: name }: QueueStanding) => name === queue && shownView === undefined;
  const empty = data?.queues.filter((standing) => isEmpty(standing) && !isCurrent(standing)) ?? [];
  const shown = data?.queues.filter((standing) => showsEmpty || !empty.includes(standing)) ?? [];
  return (
    <nav ref={showFocused} className="queue-list" aria-label={t.queues}>
      <ul>
        <li>
          <Link
            href="/pipeline"
            aria-current={queue === null && !isMine && shownView === undefined ? "page" : undefined}
          >
            {t.everything}
          </Link>
        </li>
        <li>
          <Link href={`/pipeline?assignee=${identityUuid}`} aria-current={isMine ? "page" : undefined}>
            <span>{t.mine}</span>
            <b>{data?.mine || ""}</b>
          </Link>
        </li>
      </ul>
      <ViewList title={ofViews.views} views={views.filter(({ isOwn }) => isOwn)} shown={shownView} />
      <ViewList title={ofViews.sharedViews} views={views.filter(({ isOwn }) => !isOwn)} shown={shownView} />
      <UnreadLine asked={askedViews} failed={ofViews.failed} />
      <h2>{t.queues}</h2>
      <UnreadLine asked={asked} failed={t.queuesFailed} />
      {shown.length > 0 ? (
        <ul>
          {shown.map((standing) => (
            <li key={standing.queue}>
              <QueueLink standing={standing} isCurrent={isCurrent(standing)} />
            </li>
          ))}
        </ul>
      ) : null}
      {empty.length > 0 ? (
        <TextButton aria-expanded={showsEmpty} onClick={() => setShowsEmpty(!showsEmpty)}>
          {t.empty(empty.length)}
        </TextButton>
      ) : null}
    </nav>
  );
}

type ViewListProps = {
  title: string;
  views: readonly PipelineView[];
  shown: PipelineView | undefined;
};

function ViewList({ title, views, shown }: ViewListProps) {
  const t = useText(viewWords);
  if (views.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {views.map((view) => (
          <li key={view.uuid}>
            <Link href={addressOf(view.narrowing)} aria-current={view === shown ? "page" : undefined}>
              <span>{view.name}</span>
              {view.sharedBy === null ? null : <small>{view.isOwn ? t.toAll : t.sharedBy(view.sharedBy)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function QueueLink({ standing, isCurrent }: { standing: QueueStanding; isCurrent: boolean }) {
  const t = useText(pipelineWords);
  const language = useLanguage();
  const ageOf = useWaitingAge();
  const { queue, waiting, borrowersMove, oldest, firstDue, mine } = standing;
  const age = oldest === null ? undefined : ageOf({ queue, since: oldest, move: "staff", dueAt: firstDue });
  return (
    <Link
      href={`/pipeline?queue=${queue}`}
      aria-current={isCurrent ? "page" : undefined}
      data-empty={isEmpty(standing) || undefined}
    >
      <span>{queues[queue][language]}</span>
      <b>{waiting || ""}</b>
      {age ? (
        <small data-late={age.late}>
          {age.isToCome ? age.said : t.oldest(age.said)}
          {mine > 0 && mine < waiting ? `. ${t.mineHere(mine)}` : null}
        </small>
      ) : borrowersMove > 0 ? (
        <small>{t.borrowersMove(borrowersMove)}</small>
      ) : null}
    </Link>
  );
}

const isEmpty = ({ waiting, borrowersMove }: QueueStanding): boolean => waiting + borrowersMove === 0;
