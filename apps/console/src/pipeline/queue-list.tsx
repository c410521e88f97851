import { type Queue, queues, serviceHours } from "@gable/domain/pipeline/queues.ts";
import { Link } from "@gable/ui/components/link/link.tsx";
import { showFocused } from "@gable/ui/components/nav-tabs/show-focused.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { queueStandingsQuery } from "../queries/pipeline.ts";
import { useMe } from "../session/me.ts";
import { useNow } from "../shell/use-now.ts";
import { pipelineWords } from "./pipeline.words.ts";

const HOUR_MS = 3_600_000;

/** Whether something has waited longer in a queue than it should. */
export const isLate = (queue: Queue, since: string, now: string): boolean =>
  Date.parse(now) - Date.parse(since) > serviceHours[queue] * HOUR_MS;

/** Whether it waits for an hour that was agreed, and nobody is waited for yet. */
export const isToCome = (since: string, now: string): boolean => Date.parse(since) > Date.parse(now);

/** What waits for a person, with how much and how long: each is the pipeline, looked at from there. */
export function QueueList() {
  const t = useText(pipelineWords);
  const language = useLanguage();
  const { timeAgo } = useFormats();
  const { identityUuid } = useMe();
  const [query] = useSearchParams();
  const { data } = useQuery(queueStandingsQuery());
  const now = useNow();
  const queue = query.get("queue");
  const isMine = queue === null && query.get("assignee") === identityUuid;
  return (
    <nav ref={showFocused} className="queue-list" aria-label={t.queues}>
      <ul>
        <li>
          <Link href="/pipeline" aria-current={queue === null && !isMine ? "page" : undefined}>
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
      <h2>{t.queues}</h2>
      <ul>
        {data?.queues.map(({ queue: name, waiting, borrowersMove, oldest, mine }) => (
          <li key={name}>
            <Link
              href={`/pipeline?queue=${name}`}
              aria-current={queue === name ? "page" : undefined}
              data-empty={waiting + borrowersMove === 0 || undefined}
            >
              <span>{queues[name][language]}</span>
              <b>{waiting || ""}</b>
              {oldest !== null ? (
                <small data-late={isLate(name, oldest, now) || undefined}>
                  {isToCome(oldest, now) ? t.planned : t.oldest(timeAgo(oldest, now))}
                  {isLate(name, oldest, now) ? `, ${t.late}` : null}
                  {mine > 0 && mine < waiting ? `. ${t.mineHere(mine)}` : null}
                </small>
              ) : borrowersMove > 0 ? (
                <small>{t.borrowersMove(borrowersMove)}</small>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
