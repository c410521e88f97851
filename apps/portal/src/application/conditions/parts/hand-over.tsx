import type { Condition } from "@gable/domain/conditions/condition.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useRef, useState } from "react";
import { requiredResolver } from "../../../account/parts/required-resolver.ts";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import type { useExplain } from "../../../shell/use-explain.ts";
import { handOverWords } from "./hand-over.words.ts";
import { handedWords } from "./handed.words.ts";

type HandOverProps = {
  condition: Condition;
  /** Where the home is, by whose clock it is told since when another is asked. */
  zone: string | undefined;
  explain: ReturnType<typeof useExplain>;
  isBusy: boolean;
  ask: (said: { signer: string; words: string }) => Promise<readonly Failure[]>;
  takeBack: () => Promise<readonly Failure[]>;
  /** Looks again at what is asked, and at what happened with it. */
  lookAnew: () => Promise<void>;
};

/** Of something that is asked for: who else has it, who was asked for it, and what they answered. */
export function HandOver(props: HandOverProps) {
  const { condition, lookAnew } = props;
  const place = useRef<HTMLDivElement>(null);
  const { handedTo, mayHandTo = [] } = condition;
  // What was pressed goes away with the form that it stood in: the reader goes on with what has come of it.
  const onChange = async () => {
    await lookAnew();
    place.current?.focus();
  };
  if (!handedTo && mayHandTo.length === 0) return null;
  return (
    <div className="stack" ref={place} tabIndex={-1}>
      {handedTo ? <Handed {...props} handedTo={handedTo} onChange={onChange} /> : null}
      {mayHandTo.length > 0 ? <Offer {...props} others={mayHandTo} onChange={onChange} /> : null}
    </div>
  );
}

type HandedProps = Pick<HandOverProps, "zone" | "explain" | "takeBack"> & {
  handedTo: NonNullable<Condition["handedTo"]>;
  onChange: () => Promise<void>;
};

function Handed({ zone, explain, takeBack, handedTo, onChange }: HandedProps) {
  const { name, standing, at, text } = handedTo;
  const t = useText(handOverWords);
  const title = useText(handedWords)[standing](name);
  const f = useFormats();
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
  const askNoMore = async () => {
    const [failure] = await takeBack();
    setProblem(failure ? explain(failure.message) : null);
    await onChange();
  };
  return (
    <Notice title={title}>
      <p>{t.askedBody(f.moment(at, zone))}</p>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <p>
        <TextButton onClick={() => void askNoMore()}>{t.takeBack}</TextButton>
      </p>
    </Notice>
  );
}

type OfferProps = Pick<HandOverProps, "condition" | "explain" | "isBusy" | "ask"> & {
  others: NonNullable<Condition["mayHandTo"]>;
  onChange: () => Promise<void>;
};

function Offer({ condition, explain, isBusy, ask, others, onChange }: OfferProps) {
  const t = useText(handOverWords);
  const [only] = others.length === 1 ? others : [];
  const form = useQuestionForm({
    defaultValues: { signer: only?.uuid ?? "", words: "" },
    resolver: requiredResolver<{ signer: string; words: string }>(["signer", "words"]),
  });
  const draft = useFormDraft(`hand-over:${condition.uuid}`, form);
  return (
    <Disclosure summary={only ? t.offer(only.name) : t.offerSomebody}>
      <p>{t.lead}</p>
      <Form
        form={form}
        draft={draft}
        explain={explain}
        onSubmit={async (values) => {
          const failures = await ask(values);
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
          <Button type="submit" kind="second" slim busy={isBusy}>
            {only ? t.ask(only.name) : t.askThem}
          </Button>
        </Actions>
      </Form>
    </Disclosure>
  );
}
