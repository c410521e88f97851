import type { JourneyFacts } from "@gable/domain/journey/journey-facts.ts";
import { PROCESSING_MODAL_TIMEOUT_MS, PROCESSING_PROGRESS_INTERVAL_MS } from "@gable/domain/journey/loading.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { isWaiting, type Step, type WaitingStep } from "@gable/domain/journey/steps.ts";
import { Checks } from "@gable/ui/components/checks/checks.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { ProcessingDialog } from "@gable/ui/components/processing/processing-dialog.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useEffect, useState } from "react";
import { checksAt, shareAfter } from "./checks.ts";
import "./processing.css";
import { checkWords, lateWords, processingWords } from "./processing.words.ts";

const LEAVE_OFFERED_AFTER_S = 10;

/** What is being done meanwhile, how far it is, and, when it takes long, how one may leave. */
export function ProcessingWait({ open, facts }: { open: boolean; facts: JourneyFacts }) {
  const t = useText(processingWords);
  const language = useLanguage();
  const { delayed: late, step: at, application } = facts;
  const step = waitingStepOf(late?.what ?? at);
  const words = checkWords[step];
  return (
    <ProcessingDialog
      open={open}
      title={late ? lateWords[step][language] : words.title[language]}
      messages={late ? [t.lateLead] : messagesOf(t, words.beforeOffers ?? false)}
      patience={{ afterSeconds: late ? 0 : LEAVE_OFFERED_AFTER_S, children: <WayOut late={late !== undefined} /> }}
    >
      {late ? <LateFacts since={late.since} {...application} /> : <Working step={step} />}
    </ProcessingDialog>
  );
}

const waitingStepOf = (step: Step | null): WaitingStep => (step !== null && isWaiting(step) ? step : "IN_PROGRESS");

type Text = ReturnType<typeof useText<typeof processingWords>>;

function messagesOf(t: Text, beforeOffers: boolean): readonly string[] {
  return beforeOffers ? [t.usually, t.score, t.nothing, t.fees] : [t.usually, t.nothing];
}

function Working({ step }: { step: WaitingStep }) {
  const t = useText(processingWords);
  const language = useLanguage();
  const elapsed = useElapsed();
  const states = { done: t.done, now: t.now, next: t.next };
  return (
    <div className="processing-checks">
      <span className="processing-line" aria-hidden="true">
        <span style={{ width: `${100 * shareAfter(elapsed)}%` }} />
      </span>
      <Checks
        checks={checksAt(step).map((check) => ({
          title: checkWords[check.step].name[language],
          body: checkWords[check.step].detail[language],
          state: check.state === "next" ? "later" : check.state,
          status: states[check.state],
        }))}
      />
      <output className="vh">{checkWords[step].name[language]}</output>
      {elapsed >= PROCESSING_MODAL_TIMEOUT_MS ? <p>{t.longer}</p> : null}
    </div>
  );
}

type LateProps = { since: string } & Pick<JourneyFacts["application"], "loanNumber" | "property">;

function LateFacts({ since, loanNumber, property }: LateProps) {
  const t = useText(processingWords);
  const f = useFormats();
  return (
    <Facts
      facts={[
        { label: t.lateSince, value: f.moment(since, property?.timeZone) },
        { label: t.reference, value: loanNumber },
      ]}
    />
  );
}

function WayOut({ late }: { late: boolean }) {
  const t = useText(processingWords);
  return (
    <>
      <Note icon="clock">{late ? t.lateLeave : t.leave}</Note>
      <TextLink href={siteRoutes.dashboard}>{t.dashboard}</TextLink>
    </>
  );
}

/** Milliseconds since this was first on the screen. */
function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - start), PROCESSING_PROGRESS_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
