import { challengeValue, estimateValue } from "@gable/contract/calls/valuation.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { useWayBack } from "../../journey/use-way-back.ts";
import type { ValuationReply } from "../../queries/valuation.ts";
import { valuationQuery } from "../../queries/valuation.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { ChallengeFields, papersIn, useValueEvidence } from "../parts/challenge-fields.tsx";
import { ChallengeStanding } from "../parts/challenge-standing.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { useValuationText } from "./evaluation.words.ts";
import { LookUnderWay } from "./parts/look-under-way.tsx";
import { valuationCodes, valuationWords } from "./valuation.words.ts";

type Estimate = { value: number | null; why: string };

/** What the borrower takes the home to be worth: where no model knows it, or where they think that the model is wrong. */
export function Screen() {
  const f = useFormats();
  const explain = useExplain(valuationCodes);
  const { uuid, facts } = useJourney();
  const back = useWayBack();
  const query = useQuery(valuationQuery(uuid));
  const t = useValuationText(query.data?.opinion.kind);
  // Aside from the application's own place, the estimate leads to a broker who confirms it.
  const isChallenge = back !== undefined;
  const estimate = useCommand(estimateValue);
  const evidence = useValueEvidence(uuid);
  const challenge = useCommand(challengeValue, { stays: true });
  const form = useQuestionForm<Estimate>({ defaultValues: { value: null, why: "" } });
  const draft = useFormDraft("home-value", form);
  const { data } = query;
  const title = isChallenge ? t.challenge : t.estimate;
  if (data === undefined) return <UntilLoaded title={title} query={query} />;

  async function send({ value, why }: Estimate) {
    if (value === null) return [{ name: "value", message: "required" }];
    if (!isChallenge) return estimate.send({ body: { value } });
    if (why.trim() === "") return [{ name: "why", message: "required" }];
    const unsent = await evidence.sendChosen();
    if (unsent.length > 0) return unsent;
    const failures = await challenge.send({ body: { value, why, ...papersIn(evidence) } });
    if (failures.length === 0) await query.refetch();
    return failures;
  }

  if (!isChallenge && isEvaluated(facts.step)) return <LookUnderWay of={data} />;
  if (isChallenge && !data.mayChallenge) return <Challenged of={data} back={back} />;

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={send}
      explain={explain}
      question={title}
      lead={isChallenge ? t.challengeLead : t.estimateLead}
      drawing="house"
      submit={isChallenge ? t.challengeGo : t.estimateGo}
      {...(back !== undefined && { back })}
      why={<p>{t.estimateWhy}</p>}
      after={
        <Note icon="info">
          {data.opinion.fee > 0 && !isChallenge ? t.feeLater(f.dollars(data.opinion.fee)) : t.noFee}
        </Note>
      }
    >
      {data.value === null ? null : (
        <Facts
          facts={[
            { label: t.nowAt, value: f.dollars(data.value) },
            ...(data.low === null || data.high === null
              ? []
              : [{ label: t.range, value: t.between(f.dollars(data.low), f.dollars(data.high)) }]),
          ]}
        />
      )}
      <MoneyField control={form.control} name="value" label={t.value} hint={t.valueHint} />
      {isChallenge ? <ChallengeFields control={form.control} uploads={evidence} kind={data.opinion.kind} /> : null}
    </QuestionPage>
  );
}

/** The evaluation that was ordered is on its way. */
const isEvaluated = (step: Step | null): boolean =>
  step === "NAV_RESI_EVAL_ORDERED" || step === "NAV_RESI_EVAL_PROCESSING";

/** The value was challenged, or cannot be any more: where it stands. */
function Challenged({ of: { challenge, value, opinion }, back }: { of: ValuationReply; back: string }) {
  const t = useText(valuationWords);
  const f = useFormats();
  const { expectedBy } = opinion;
  const answered = challenge?.answer?.value ?? null;
  const title =
    challenge === null
      ? t.challengeNone
      : challenge.answer === null
        ? t.challengeSent
        : answered === null
          ? t.challengeStays
          : t.challengeValued(f.dollars(answered));
  const known = [
    ...(challenge?.answer === null && expectedBy !== null ? [{ label: t.expectedBy, value: f.day(expectedBy) }] : []),
    ...(value === null ? [] : [{ label: t.nowAt, value: f.dollars(value) }]),
  ];
  return (
    <StepPage title={title} {...(!challenge && { lead: t.challengeClosed })} drawing="house">
      {challenge ? <ChallengeStanding challenge={challenge} kind={opinion.kind} /> : null}
      {known.length > 0 ? <Facts facts={known} /> : null}
      <Actions>
        <ButtonLink href={back}>{t.challengeBack}</ButtonLink>
      </Actions>
    </StepPage>
  );
}
