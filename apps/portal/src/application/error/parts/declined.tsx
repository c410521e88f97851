import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import { factorInSpanish } from "@gable/domain/credit/score-factor-words.ts";
import { scoreModelName } from "@gable/domain/credit/score-model-names.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { reasonWords } from "@gable/domain/underwriting/explain-decision.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../../journey/journey.tsx";
import { documentsQuery } from "../../../queries/documents.ts";
import { decisionQuery } from "../../../queries/underwriting.ts";
import { Pending } from "../../../shell/pending.tsx";
import { CallUs, NothingLost } from "../../parts/ask-person.tsx";
import { ChallengeHere } from "../../parts/challenge-here.tsx";
import { Letters } from "../../parts/letters.tsx";
import { WhatIf } from "../../parts/what-if.tsx";
import { declinedWords } from "../declined.words.ts";
import { type Decision, reasonInFigures } from "./reason-in-figures.ts";

const LOOK_EVERY_MS = 2000;

const lettersIn = (papers: readonly DocumentRow[] | undefined): readonly DocumentRow[] =>
  (papers ?? []).filter(({ type }) => type === "ADVERSE_ACTION_NOTICE");

/** A decline with its reasons, the figures behind them, the report that was read, and what can be done. */
export function Declined({ what }: { what: "decline" | "income" | "credit" }) {
  const t = useText(declinedWords);
  const f = useFormats();
  const language = useLanguage();
  const { uuid } = useJourney();
  const asked = useQuery(decisionQuery(uuid));
  const { data } = asked;
  // The letter is written in the moments after the decision.
  const papers = useQuery({
    ...documentsQuery(uuid),
    refetchInterval: ({ state }) => (lettersIn(state.data?.documents).length > 0 ? false : LOOK_EVERY_MS),
  });
  const letters = lettersIn(papers.data?.documents).slice(-1);
  const hasLetter = letters.length > 0;
  if (asked.isPending || papers.isPending) {
    return (
      <StepPage key="loading" title={t[what]} lead={t.leadPlain}>
        <Skeleton kind="rows" label={t.loading} />
      </StepPage>
    );
  }
  return (
    <StepPage
      title={t[what]}
      lead={[data ? t.lead(f.dayWithYear(data.decidedOn)) : t.leadPlain, hasLetter ? t.letter : ""].join(" ")}
    >
      {data === undefined ? (
        <Pending asked={asked} />
      ) : (
        <>
          <Reasons reasons={data.reasons} />
          {data.ways.length > 0 ? (
            <section className="stack" aria-labelledby="ways">
              <h2 id="ways">{t.ways}</h2>
              <NumberedList plain steps={data.ways.map((words) => ({ title: words[language], body: null }))} />
            </section>
          ) : null}
          {/* No income and no value mends a credit history: there it would be a false hope. */}
          <ChallengeHere />
          {what === "credit" ? null : <WhatIf />}
          {data.credit ? <Report credit={data.credit} /> : null}
        </>
      )}
      <Letters title={t.letterTitle} application={uuid} asked={papers} letters={letters} />
      <section className="stack" aria-labelledby="next">
        <h2 id="next">{t.next}</h2>
        <NumberedList
          steps={[
            { title: t.wrong, body: t.wrongBody },
            { title: t.smaller, body: t.smallerBody },
          ]}
        />
      </section>
      <Actions>
        <ButtonLink href={onHost(paths.documentDisclosures(uuid))}>
          {hasLetter ? t.papersAndLetter : t.papers}
        </ButtonLink>
        <CallUs />
      </Actions>
      <NothingLost />
    </StepPage>
  );
}

function Reasons({ reasons }: Pick<Decision, "reasons">) {
  const t = useText(declinedWords);
  const f = useFormats();
  const language = useLanguage();
  if (reasons.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="reasons">
      <h2 id="reasons">{t.reasons}</h2>
      <NumberedList
        steps={reasons.map((reason, index) => ({
          // The form's own words; what it calls "Other" is specified beside it.
          title: reasonWords(reason)[language],
          // Several reasons may rest on the same figures, which are told once.
          body:
            reasons.findIndex(({ finding }) => finding === reason.finding) === index
              ? reasonInFigures(reason, t, f)
              : null,
        }))}
      />
    </section>
  );
}

function Report({ credit }: { credit: NonNullable<Decision["credit"]> }) {
  const t = useText(declinedWords);
  const f = useFormats();
  const language = useLanguage();
  const { bureau, score, model, low, high, date, factors } = credit;
  const named = scoreModelName(model);
  return (
    <section className="stack" aria-labelledby="report">
      <h2 id="report">{t.report}</h2>
      <Facts
        facts={[
          ...(score === null
            ? []
            : [
                {
                  label: named === null ? t.scoreName : `${t.scoreName} (${named})`,
                  value: `${score} ${t.range(low, high)}`,
                },
              ]),
          { label: t.madeBy, value: bureau.name },
          { label: t.date, value: f.dayWithYear(date) },
        ]}
      />
      {factors.length > 0 ? (
        <>
          <h3>{t.factors}</h3>
          <NumberedList
            plain
            steps={factors.map((factor) => ({
              title: (language === "es" && factorInSpanish(factor)) || factor,
              body: null,
            }))}
          />
        </>
      ) : null}
      <p className="small">
        {bureau.address}, {f.phone(bureau.phone)}, {bureau.website.replace(/^https:\/\//, "")}
      </p>
      <p>{t.rights(bureau.name)}</p>
    </section>
  );
}
