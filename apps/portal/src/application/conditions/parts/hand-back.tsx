import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useNavigate } from "react-router";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import type { useExplain } from "../../../shell/use-explain.ts";
import { handBackWords } from "./hand-back.words.ts";

type HandBackProps = {
  condition: string;
  /** Who handed it over. */
  from: string;
  give: (text: string) => Promise<readonly Failure[]>;
  isBusy: boolean;
  /** Where the others are that are asked for. */
  all: string;
  explain: ReturnType<typeof useExplain>;
};

/** Back to who handed it over: the reader does not have it. */
export function HandBack({ condition, from, give, isBusy, all, explain }: HandBackProps) {
  const t = useText(handBackWords);
  const navigate = useNavigate();
  const form = useQuestionForm({ defaultValues: { text: "" } });
  const draft = useFormDraft(`hand-back:${condition}`, form);
  return (
    <Disclosure summary={t.haveNot}>
      <p>{t.haveNotLead(from)}</p>
      <Form
        form={form}
        draft={draft}
        explain={explain}
        onSubmit={async ({ text }) => {
          const failures = await give(text);
          if (failures.length === 0) await navigate(all);
          return failures;
        }}
      >
        <TextAreaField control={form.control} name="text" label={t.haveNotWhy} rows={3} maxLength={300} optional />
        <Actions>
          <Button type="submit" kind="second" slim busy={isBusy}>
            {t.haveNotGo}
          </Button>
        </Actions>
      </Form>
    </Disclosure>
  );
}
