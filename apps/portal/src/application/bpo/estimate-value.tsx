import { estimateValue } from "@gable/contract/calls/valuation.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useWayBack } from "../../journey/use-way-back.ts";
import { valuationQuery } from "../../queries/valuation.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { valuationCodes, valuationWords } from "./valuation.words.ts";

/** What the borrower takes the home to be worth: where no model knows it, or where they think that the model is wrong. */
export function Screen() {
  const t = useText(valuationWords);
  const f = useFormats();
  const explain = useExplain(valuationCodes);
  const navigate = useNavigate();
  const { uuid } = useJourney();
  const back = useWayBack();
  const query = useQuery(valuationQuery(uuid));
  // Aside from the application's own place, the estimate leads to a broker who confirms it.
  const isChallenge = back !== undefined;
  const command = useCommand(estimateValue, { stays: isChallenge });
  const form = useQuestionForm<{ value: number | null }>({ defaultValues: { value: null } });
  const { data } = query;
  const title = isChallenge ? t.challenge : t.estimate;
  if (data === undefined) return <UntilLoaded title={title} query={query} />;

  async function send({ value }: { value: number | null }) {
    if (value === null) return [{ name: "value", message: "required" }];
    const failures = await command.send({ body: { value } });
    if (failures.length === 0 && isChallenge) await navigate(onHost(paths.bpoOrderBpo(uuid)));
    return failures;
  }

  return (
    <QuestionPage
      form={form}
      onSubmit={send}
      explain={explain}
      question={title}
      lead={isChallenge ? t.challengeLead : t.estimateLead}
      drawing="house"
      submit={isChallenge ? t.challengeGo : t.estimateGo}
      {...(back !== undefined && { back })}
      why={<p>{t.estimateWhy}</p>}
      after={<Note icon="info">{data.opinion.fee > 0 ? t.feeLater(f.dollars(data.opinion.fee)) : t.noFee}</Note>}
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
    </QuestionPage>
  );
}
