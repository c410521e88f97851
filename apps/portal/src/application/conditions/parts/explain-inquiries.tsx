import { explainInquiries } from "@gable/contract/calls/conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import type { InquiryExplanation } from "@gable/domain/credit/inquiry-answer.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Control, useFormState, useWatch } from "react-hook-form";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { conditionsQuery, conditionTalkQuery, inquiriesQuery } from "../../../queries/conditions.ts";
import { Pending } from "../../../shell/pending.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import "../../liens.css";
import { inquiryCodes, inquiryWords } from "./inquiries.words.ts";
import { type AskedInquiries, firstAnswers, type InquiryValues, inquiryResolver, UNSAID } from "./inquiry-form.ts";
import { LookedAt } from "./times-told.tsx";

/** What came of each inquiry on the credit report, where a condition asks: the form, then what was said. */
export function ExplainInquiries({ condition: asked }: { condition: Condition }) {
  const { uuid: condition } = asked;
  const t = useText(inquiryWords);
  const { uuid } = useJourney();
  const inquiries = useQuery(inquiriesQuery(uuid, condition));
  const { data, error } = inquiries;
  const [isCorrecting, setCorrecting] = useState(false);
  if (data === undefined) return error === null ? null : <Pending asked={inquiries} />;
  if (data.inquiries.length === 0) return null;
  const isOpen = data.isAwaited || isCorrecting;
  return (
    <section className="stack" aria-labelledby="inquiries">
      <h2 id="inquiries">{t.title}</h2>
      {isOpen ? (
        <>
          <p>{t.lead(data.inquiries.length)}</p>
          <InquiriesForm
            key={data.inquiries.map(({ creditor, on }) => on + creditor).join()}
            condition={condition}
            asked={data}
            onSent={() => setCorrecting(false)}
          />
        </>
      ) : (
        <Said said={data.said ?? []} condition={asked} onCorrect={() => setCorrecting(true)} />
      )}
    </section>
  );
}

type FormProps = { condition: string; asked: AskedInquiries; onSent: () => void };

function InquiriesForm({ condition, asked, onSent }: FormProps) {
  const t = useText(inquiryWords);
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const explainCode = useExplain(inquiryCodes);
  const explain = (message: string) =>
    message.startsWith(UNSAID) ? t.sayWhat(message.slice(UNSAID.length)) : explainCode(message);
  const command = useCommand(explainInquiries, { stays: true });
  const form = useQuestionForm<InquiryValues, InquiryExplanation>({
    defaultValues: firstAnswers(asked),
    resolver: inquiryResolver(),
  });
  const draft = useFormDraft(`inquiries:${condition}`, form);
  const { isSubmitting } = useFormState({ control: form.control });
  const send = async (body: InquiryExplanation) => {
    const failures = await command.send({ body, params: { condition } });
    const touched = [conditionsQuery(uuid), conditionTalkQuery(uuid, condition), inquiriesQuery(uuid, condition)];
    await Promise.all(touched.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
    if (failures.length === 0) onSent();
    return failures;
  };
  return (
    <Form form={form} draft={draft} onSubmit={send} explain={explain}>
      {asked.inquiries.map(({ creditor, on }, index) => (
        <InquiryQuestion key={on + creditor} creditor={creditor} on={on} index={index} control={form.control} />
      ))}
      <Actions>
        <Button type="submit" busy={isSubmitting}>
          {t.send}
        </Button>
        <SaveState state={draft.saving} />
      </Actions>
    </Form>
  );
}

type QuestionProps = {
  creditor: string;
  on: string;
  index: number;
  control: Control<InquiryValues, unknown, InquiryExplanation>;
};

function InquiryQuestion({ creditor, on, index, control }: QuestionProps) {
  const t = useText(inquiryWords);
  const { dayWithYear } = useFormats();
  const came = useWatch({ control, name: `answers.${index}.came` });
  return (
    <section className="debt stack" aria-labelledby={`inquiry-${index}`}>
      <div>
        <h3 id={`inquiry-${index}`}>{creditor}</h3>
        <p className="quiet">{t.askedOn(dayWithYear(on))}</p>
      </div>
      <RadioField
        control={control}
        name={`answers.${index}.came`}
        label={t.came}
        kind="pills"
        choices={outcomes.map((value) => ({ value, label: t[value] }))}
      />
      {came === "NEW_DEBT" ? (
        <div className="stack">
          <TextField
            control={control}
            name={`answers.${index}.lender`}
            label={t.lender}
            hint={t.lenderHint}
            maxLength={100}
          />
          <div className="field-pair">
            <MoneyField control={control} name={`answers.${index}.balance`} label={t.balance} />
            <MoneyField control={control} name={`answers.${index}.monthlyPayment`} label={t.payment} />
          </div>
          <Note>{t.debtNote}</Note>
        </div>
      ) : null}
      {came === "UNKNOWN" ? <Note>{t.unknownNote}</Note> : null}
    </section>
  );
}

const outcomes = ["NOTHING", "NEW_DEBT", "REPORTED_DEBT", "UNKNOWN"] as const;

type SaidProps = { said: NonNullable<AskedInquiries["said"]>; condition: Condition; onCorrect: () => void };

/** Every answer as it was given. While it is the borrower's move a paper is still to come. */
function Said({ said, condition, onCorrect }: SaidProps) {
  const t = useText(inquiryWords);
  const zone = useHomeZone();
  const { dollars, dayWithYear } = useFormats();
  return (
    <>
      <Notice tone="success" title={t.sent}>
        <p>
          {condition.actionNeeded ? t.paperToo : t.sentBody} <LookedAt condition={condition} zone={zone} />
        </p>
      </Notice>
      <Facts
        facts={said.map(({ creditor, on, came, lender, balance, monthlyPayment }) => ({
          label: `${creditor}, ${dayWithYear(on)}`,
          value:
            came === "NEW_DEBT"
              ? t.debtSaid(lender ?? creditor, dollars(balance ?? 0), dollars(monthlyPayment ?? 0))
              : t[came],
        }))}
      />
      <Actions>
        <Button kind="second" slim onClick={onCorrect}>
          {t.correct}
        </Button>
      </Actions>
    </>
  );
}
