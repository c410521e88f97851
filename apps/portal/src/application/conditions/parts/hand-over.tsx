import { handOverCondition, takeBackCondition } from "@gable/contract/calls/conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { requiredResolver } from "../../../account/parts/required-resolver.ts";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { conditionsQuery, conditionTalkQuery } from "../../../queries/conditions.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { handOverWords } from "./hand-over.words.ts";
import { handedWords } from "./handed.words.ts";

/** Of something that is asked for: who else has it, who was asked for it, and what they answered. */
export function HandOver({ condition }: { condition: Condition }) {
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const { handedTo, mayHandTo = [] } = condition;
  // What was pressed goes away with the form that it stood in: the reader goes on with what has come of it.
  const changed = async () => {
    await Promise.all(
      [conditionsQuery(uuid).queryKey, conditionTalkQuery(uuid, condition.uuid).queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
    place.current?.focus();
  };
  if (!handedTo && mayHandTo.length === 0) return null;
  return (
    <div className="stack" ref={place} tabIndex={-1}>
      {handedTo ? <Handed condition={condition.uuid} handedTo={handedTo} onChange={changed} /> : null}
      {mayHandTo.length > 0 ? <Offer condition={condition.uuid} others={mayHandTo} onChange={changed} /> : null}
    </div>
  );
}

type HandedProps = {
  condition: string;
  handedTo: NonNullable<Condition["handedTo"]>;
  onChange: () => Promise<void>;
};

function Handed({ condition, handedTo: { name, standing, at, text }, onChange }: HandedProps) {
  const t = useText(handOverWords);
  const title = useText(handedWords)[standing](name);
  const f = useFormats();
  const zone = useHomeZone();
  const explain = useExplain();
  const command = useCommand(takeBackCondition, { stays: true });
  const [problem, setProblem] = useState<string | null>(null);
  if (standing === "SENT") {
    return (
      <Notice tone="success" title={title}>
        {t.sentBody}
      </Notice>
    );
  }
  if (standing === "NOT_THERE") {
    return (
      <Notice tone="warning" title={title}>
        {text === null ? null : <p dir="auto">“{text}”</p>}
        <p>{t.hasNotBody}</p>
      </Notice>
    );
  }
  const takeBack = async () => {
    const [failure] = await command.send({ body: undefined, params: { condition } });
    setProblem(failure ? explain(failure.message) : null);
    await onChange();
  };
  return (
    <Notice title={title}>
      <p>{t.askedBody(f.moment(at, zone))}</p>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <p>
        <TextButton onClick={() => void takeBack()}>{t.takeBack}</TextButton>
      </p>
    </Notice>
  );
}

type OfferProps = {
  condition: string;
  others: NonNullable<Condition["mayHandTo"]>;
  onChange: () => Promise<void>;
};

function Offer({ condition, others, onChange }: OfferProps) {
  const t = useText(handOverWords);
  const explain = useExplain();
  const command = useCommand(handOverCondition, { stays: true });
  const [only] = others.length === 1 ? others : [];
  const form = useQuestionForm({
    defaultValues: { signer: only?.uuid ?? "", words: "" },
    resolver: requiredResolver<{ signer: string; words: string }>(["signer", "words"]),
  });
  const draft = useFormDraft(`hand-over:${condition}`, form);
  return (
    <Disclosure summary={only ? t.offer(only.name) : t.offerSomebody}>
      <p>{t.lead}</p>
      <Form
        form={form}
        draft={draft}
        explain={explain}
        onSubmit={async (values) => {
          const failures = await command.send({ body: values, params: { condition } });
          if (failures.length === 0) await onChange();
          return failures;
        }}
      >
        {only ? null : (
          <SelectField
            control={form.control}
            name="signer"
            label={t.whom}
            options={others.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          />
        )}
        <TextAreaField
          control={form.control}
          name="words"
          label={t.words}
          hint={t.wordsHint}
          rows={3}
          maxLength={300}
        />
        <Actions>
          <Button type="submit" kind="second" slim busy={command.isBusy}>
            {only ? t.ask(only.name) : t.askThem}
          </Button>
        </Actions>
      </Form>
    </Disclosure>
  );
}
