import { CallFailed } from "@gable/contract/problem.ts";
import {
  boxKinds,
  endOfReplay,
  REPLAY_STEP_MS,
  type ReplayMoment,
  sceneAt,
} from "@gable/domain/telemetry/session-replay.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useParams } from "react-router";
import { fileReplayQuery } from "../queries/loan-file.ts";
import { clockOf } from "../shell/clock-of.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { inMoments } from "../shell/in-moments.ts";
import { Pending } from "../shell/pending.tsx";
import "./replay.css";
import { boxWords, replayWords } from "./replay.words.ts";
import { Stage } from "./stage.tsx";
import { usePlaying } from "./use-playing.ts";

/** One visit of a borrower, to be watched: where things stood and what was done, without what they said. */
export function Screen() {
  const t = useText(replayWords);
  const language = useLanguage();
  const { uuid = "", replay = "" } = useParams();
  const asked = useQuery(fileReplayQuery(uuid, replay));
  const { data, error } = asked;
  const isGone = error instanceof CallFailed && error.status === 404;
  return (
    <DeskPage
      title={t.title}
      lead={data ? inMoments(data.beganAt, language) : null}
      aside={<TextLink href={`/file/${uuid}`}>{t.toFile}</TextLink>}
    >
      <Pending asked={asked} failed={t.failed} rows={10}>
        {isGone ? t.gone : null}
      </Pending>
      {data ? (
        <>
          <Note>{t.means}</Note>
          <Player moments={data.moments} />
        </>
      ) : null}
    </DeskPage>
  );
}

const FAST = 4;

function Player({ moments }: { moments: readonly ReplayMoment[] }) {
  const t = useText(replayWords);
  const id = useId();
  const [isFast, setFast] = useState(false);
  const end = endOfReplay(moments);
  const { at, isPlaying, toggle, goTo } = usePlaying(end, isFast ? FAST : 1);
  const scene = sceneAt(moments, at);
  return (
    <div className="replay">
      <div>
        <Stage scene={scene} />
        {scene.isAway ? <p className="small quiet">{t.away}</p> : null}
        <div className="replay-controls">
          <Button slim onClick={toggle}>
            {isPlaying ? t.pause : t.play}
          </Button>
          <label htmlFor={id} className="vh">
            {t.position}
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={end}
            step={REPLAY_STEP_MS}
            value={at}
            aria-valuetext={t.of(clockOf(at), clockOf(end))}
            onChange={(event) => goTo(Number(event.target.value))}
          />
          <span className="small">{t.of(clockOf(at), clockOf(end))}</span>
          <label className="small">
            <input type="checkbox" checked={isFast} onChange={(event) => setFast(event.target.checked)} /> {t.faster}
          </label>
        </div>
      </div>
      <div>
        <Pages moments={moments} goTo={goTo} />
        <Legend />
      </div>
    </div>
  );
}

function Pages({ moments, goTo }: { moments: readonly ReplayMoment[]; goTo: (at: number) => void }) {
  const t = useText(replayWords);
  return (
    <section>
      <SectionHead title={t.pages} />
      <ol className="replay-pages">
        {moments.map((moment) =>
          moment.is === "page" ? (
            <li key={moment.at}>
              <Button kind="second" slim onClick={() => goTo(moment.at)}>
                {clockOf(moment.at)} {moment.path}
              </Button>
            </li>
          ) : null,
        )}
      </ol>
    </section>
  );
}

function Legend() {
  const t = useText(replayWords);
  const kinds = useText(boxWords);
  return (
    <section>
      <SectionHead title={t.legend} />
      <ul className="replay-legend">
        {boxKinds.map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 24 16" aria-hidden="true">
              <rect data-kind={kind} x={1} y={1} width={22} height={14} rx={3} />
            </svg>
            {kinds[kind]}
          </li>
        ))}
        <li>
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <circle className="replay-press" cx={12} cy={8} r={6} />
          </svg>
          {t.press}
        </li>
        <li>
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <circle className="replay-typing" cx={12} cy={8} r={6} />
          </svg>
          {t.typing}
        </li>
      </ul>
    </section>
  );
}
