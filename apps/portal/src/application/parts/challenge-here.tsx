import { challengeValue } from "@gable/contract/calls/valuation.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { valuationQuery } from "../../queries/valuation.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { useValuationText } from "../bpo/evaluation.words.ts";
import { valuationCodes } from "../bpo/valuation.words.ts";
import { ChallengeFields, papersIn, useValueEvidence } from "./challenge-fields.tsx";
import { ChallengeStanding } from "./challenge-standing.tsx";

type Challenge = { value: number | null; why: string };

/** Where a value decided against the borrower: what it was taken to be, and how to have it looked at again. Nothing elsewhere. */
export function ChallengeHere() {
  const f = useFormats();
  const explain = useExplain(valuationCodes);
  const { uuid } = useJourney();
  const { data, refetch } = useQuery(valuationQuery(uuid));
  const t = useValuationText(data?.opinion.kind);
  const evidence = useValueEvidence(uuid);
  const command = useCommand(challengeValue, { stays: true });
  const form = useQuestionForm<Challenge>({ defaultValues: { value: null, why: "" } });
  if (!data || (!data.mayChallenge && !data.challenge)) return null;
  const { value: now, challenge, mayChallenge } = data;

  async function send({ value, why }: Challenge) {
    if (value === null) return [{ name: "value", message: "required" }];
    if (why.trim() === "") return [{ name: "why", message: "required" }];
    const unsent = await evidence.sendChosen();
    if (unsent.length > 0) return unsent;
    const failures = await command.send({ body: { value, why, ...papersIn(evidence) } });
    await refetch();
    return failures;
  }

  return (
    <section className="stack" aria-labelledby="challenge">
      <h2 id="challenge">{t.challengeHere}</h2>
      <div aria-live="polite">
        {challenge ? <ChallengeStanding challenge={challenge} kind={data.opinion.kind} isDecided /> : null}
        {challenge?.answer === null && data.opinion.expectedBy !== null ? (
          <Facts facts={[{ label: t.expectedBy, value: f.day(data.opinion.expectedBy) }]} />
        ) : null}
      </div>
      {mayChallenge ? (
        <>
          <p>
            {now === null ? null : t.challengeTaken(f.dollars(now))} {t.challengeLead} {t.noFee}
          </p>
          <Form form={form} onSubmit={send} explain={explain}>
            <MoneyField control={form.control} name="value" label={t.value} hint={t.valueHint} />
            <ChallengeFields control={form.control} uploads={evidence} kind={data.opinion.kind} />
            <Actions>
              <Button type="submit" kind="second" busy={command.isBusy}>
                {t.challengeGo}
              </Button>
            </Actions>
          </Form>
        </>
      ) : null}
    </section>
  );
}
