import type { ReplyOf } from "@gable/contract/call.ts";
import type { income } from "@gable/contract/calls/income.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Gauge } from "@gable/ui/components/gauge/gauge.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { useHomeZone } from "../../journey/use-home-zone.ts";
import { incomeQuery } from "../../queries/income.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { CorrectionOnDemand } from "../parts/correction-on-demand.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { SourceList } from "./parts/source-list.tsx";
import { isUploaded } from "./parts/sources.ts";
import { reviewWords } from "./review.words.ts";

const CountedDeposits = lazyPart(async () => (await import("./parts/verified-figure.tsx")).CountedDeposits);
const GoOn = lazyPart(async () => (await import("./parts/verified-figure.tsx")).GoOn);
const LookedAt = lazyPart(async () => (await import("../conditions/parts/times-told.tsx")).LookedAt);

type Standing = ReplyOf<typeof income>;

/** The hub of row 13: how much income is needed, what is verified, and the ways to show the rest, the quickest first. */
export function Screen() {
  const t = useText(reviewWords);
  const f = useFormats();
  const explain = useExplain();
  const navigate = useNavigate();
  const { uuid } = useJourney();
  const zone = useHomeZone();
  const query = useQuery(incomeQuery(uuid));
  const [first] = query.data?.methods ?? [];
  const form = useQuestionForm({ values: { source: first?.source ?? "" }, resetOptions: { keepDirtyValues: true } });
  const { data } = query;
  const [counted, setCounted] = useState<string | null>(null);
  if (data === undefined) return <UntilLoaded title={t.question} query={query} />;

  async function open({ source }: { source: string }) {
    if (source === "") return [{ name: "source", message: "required" }];
    await navigate(onHost(isUploaded(source) ? paths.incomeUpload(uuid, source) : paths.incomeLink(uuid, source)));
    return [];
  }

  return (
    <QuestionPage
      form={form}
      onSubmit={open}
      explain={explain}
      question={t.question}
      lead={t.lead(f.dollars(data.neededMonthly))}
      submit={t.go}
      why={<p>{t.why}</p>}
      after={
        <>
          {data.canSettle ? (
            <Suspense>
              <GoOn verifiedMonthly={data.verifiedMonthly} />
            </Suspense>
          ) : null}
          <WhatWasSaid standing={data} />
          {counted === null ? null : (
            <Suspense fallback={null}>
              <CountedDeposits source={counted} onClose={() => setCounted(null)} />
            </Suspense>
          )}
        </>
      }
    >
      <SoFar standing={data} onCounted={setCounted} />
      <RadioField
        control={form.control}
        name="source"
        label={data.verifiedMonthly > 0 ? t.more : t.way}
        choices={data.methods.map(({ source, typicalSeconds, finishedOfTen }) => ({
          value: source,
          label: t[source],
          hint: [
            isUploaded(source) ? t.byPerson : t.seconds(typicalSeconds),
            ...(finishedOfTen === null ? [] : [t.odds(finishedOfTen)]),
          ].join(", "),
        }))}
      />
      {data.reading.actionNeeded ? null : (
        <Note icon="clock">
          <Suspense>
            <LookedAt condition={data.reading} zone={zone} />
          </Suspense>
        </Note>
      )}
    </QuestionPage>
  );
}

type SoFarProps = { standing: Standing; onCounted: (source: string) => void };

/** What is needed, what is verified, and how each source stands. */
function SoFar({ standing: { neededMonthly, verifiedMonthly, sources, payStubs }, onCounted }: SoFarProps) {
  const t = useText(reviewWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const share = neededMonthly === 0 ? 1 : Math.min(1, verifiedMonthly / neededMonthly);
  return (
    <>
      <Gauge
        parts={[
          { label: t.verified, figure: f.dollars(verifiedMonthly), share, tone: "accent" },
          {
            label: t.open,
            figure: f.dollars(Math.max(0, neededMonthly - verifiedMonthly)),
            share: 1 - share,
            tone: "rest",
          },
        ]}
      />
      {payStubs && payStubs.uploaded < payStubs.wanted ? (
        <Notice tone="warning" title={t.stubsWanted(payStubs.wanted - payStubs.uploaded)}>
          <p>{t.stubsWhy}</p>
          <ButtonLink kind="second" href={onHost(paths.incomeUpload(uuid, "MANUAL_PAYSTUB"))}>
            {t.MANUAL_PAYSTUB}
          </ButtonLink>
        </Notice>
      ) : null}
      {sources.length > 0 ? <SourceList sources={sources} onCounted={onCounted} /> : null}
    </>
  );
}

/** What was stated, for whoever finds here that it is off. */
function WhatWasSaid({ standing: { neededMonthly } }: { standing: Standing }) {
  const t = useText(reviewWords);
  const f = useFormats();
  const [correcting, setCorrecting] = useState(false);
  return (
    <>
      <p>
        {t.youSaid(f.dollars(neededMonthly))} <TextButton onClick={() => setCorrecting(true)}>{t.correct}</TextButton>
      </p>
      <CorrectionOnDemand kind={correcting ? "income" : null} onClose={() => setCorrecting(false)} />
    </>
  );
}
