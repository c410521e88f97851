import { handBackCondition } from "@gable/contract/calls/signers-desk.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useNavigate } from "react-router";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { signerConditionsWords } from "../conditions.words.ts";
import { signerCodes } from "./signer-codes.ts";
import { signerPath } from "./signer-path.ts";
import { useSignerCommand } from "./use-signer-command.ts";

/** Back to who handed it over: the reader does not have it. */
export function HandBack({ condition, from }: { condition: string; from: string }) {
  const t = useText(signerConditionsWords);
  const explain = useExplain(signerCodes);
  const navigate = useNavigate();
  const command = useSignerCommand(handBackCondition);
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
          const failures = await command.send({ body: { text }, params: { condition } });
          if (failures.length === 0) await navigate(signerPath("signerConditions"));
          return failures;
        }}
      >
        <TextAreaField control={form.control} name="text" label={t.haveNotWhy} rows={3} maxLength={300} optional />
        <Actions>
          <Button type="submit" kind="second" slim busy={command.isBusy}>
            {t.haveNotGo}
          </Button>
        </Actions>
      </Form>
    </Disclosure>
  );
}
