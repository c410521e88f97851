import { orderBpo } from "@gable/contract/calls/valuation.ts";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { useWayBack } from "../../../journey/use-way-back.ts";
import { valuationQuery } from "../../../queries/valuation.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { UntilLoaded } from "../../parts/until-loaded.tsx";
import { useValuationText } from "../evaluation.words.ts";
import { valuationCodes } from "../valuation.words.ts";

type Values = { accessNotes: string; agreed: boolean };

/** A local broker looks at the home: what happens, what it costs and who pays, and what a visitor must know. */
export function OrderQuestion({ title, lead }: { title: string; lead: string }) {
  const f = useFormats();
  const explain = useExplain(valuationCodes);
  const { uuid } = useJourney();
  const back = useWayBack();
  const query = useQuery(valuationQuery(uuid));
  const command = useCommand(orderBpo);
  const form = useQuestionForm<Values>({ defaultValues: { accessNotes: "", agreed: false } });
  const draft = useFormDraft("valuation", form);
  const { data } = query;
  const t = useValuationText(data?.opinion.kind);
  if (data === undefined) return <UntilLoaded title={title} query={query} />;
  const { fee, paidBy, state, expectedBy } = data.opinion;

  async function order({ accessNotes, agreed }: Values) {
    if (!agreed) return [{ name: "agreed", message: "required" }];
    const notes = accessNotes.trim();
    const failures = await command.send({ body: { acceptedFee: fee, ...(notes !== "" && { accessNotes: notes }) } });
    if (failures.length > 0) await query.refetch();
    return failures;
  }

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={order}
      explain={explain}
      question={title}
      lead={lead}
      drawing="house"
      submit={t.order}
      {...(back !== undefined && { back })}
      why={<p>{t.orderWhy}</p>}
    >
      {state === "NOT_POSSIBLE" ? (
        <Notice tone="warning" title={t.notPossible}>
          {t.notPossibleBody}
        </Notice>
      ) : null}
      <Facts
        facts={[
          { label: t.cost, value: paidBy === "lender" ? t.lenderPays : f.dollars(fee) },
          ...(paidBy === "borrower" && fee > 0 ? [{ label: t.paidWhen, value: t.paidAtOpening }] : []),
          { label: t.takes, value: t.takesDays },
          ...(expectedBy === null ? [] : [{ label: t.expectedBy, value: f.day(expectedBy) }]),
        ]}
      />
      <NumberedList
        heading="h2"
        steps={[
          { title: t.first, body: t.firstBody },
          { title: t.second, body: t.secondBody },
          { title: t.third, body: t.thirdBody },
        ]}
      />
      <TextAreaField
        control={form.control}
        name="accessNotes"
        label={t.access}
        hint={t.accessHint}
        maxLength={500}
        optional
      />
      <CheckboxField control={form.control} name="agreed">
        {paidBy === "lender" ? t.agreeFree : t.agree(f.dollars(fee))}
      </CheckboxField>
    </QuestionPage>
  );
}
