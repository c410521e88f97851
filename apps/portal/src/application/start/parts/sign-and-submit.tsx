import { signSummary, submitApplication } from "@gable/contract/calls/disclosures.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { type Failure, notMet, WHOLE } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useState } from "react";
import { useCommand } from "../../../journey/use-command.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { summaryCodes, summaryWords } from "../app-summary.words.ts";

type SignProps = {
  signerName: string;
  /** Whether what is signed has been opened. */
  wasOpened: boolean;
  onSigned: () => unknown;
};

/** The typed signature; nothing is sent to a bureau by it. */
export function SignSummary({ signerName, wasOpened, onSigned }: SignProps) {
  const t = useText(summaryWords);
  const explain = useExplain(summaryCodes);
  const command = useCommand(signSummary);
  const form = useQuestionForm<{ typedName: string }>({ defaultValues: { typedName: "" } });
  useEffect(() => {
    if (wasOpened) form.clearErrors(WHOLE);
  }, [wasOpened, form]);
  const sign = async ({ typedName }: { typedName: string }): Promise<readonly Failure[]> => {
    const missing = notMet(
      [wasOpened, undefined, "open-first"],
      [typedName.trim() !== "", "typedName", "typedName-required"],
    );
    if (missing.length > 0) return missing;
    const failures = await command.send({ body: { typedName } });
    if (failures.length === 0) await onSigned();
    return failures;
  };
  return (
    <section className="stack" aria-labelledby="sign">
      <h2 id="sign">{t.sign}</h2>
      <p className="lead">{t.signLead(signerName)}</p>
      <Form form={form} onSubmit={sign} explain={explain}>
        <TextField control={form.control} name="typedName" label={t.typedName} autoComplete="name" maxLength={160} />
        <Actions>
          <Button type="submit" busy={command.isBusy}>
            {t.signButton}
          </Button>
        </Actions>
      </Form>
    </section>
  );
}

/** The act of its own that makes the hard inquiry. A second press has no second effect. */
export function SubmitApplication({ signerName }: { signerName: string }) {
  const t = useText(summaryWords);
  const explain = useExplain(summaryCodes);
  const command = useCommand(submitApplication);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  return (
    <section className="stack" aria-labelledby="submit">
      <h2 id="submit">{t.submit}</h2>
      <Note icon="check">{t.signed(signerName)}</Note>
      <p className="lead">{t.submitLead}</p>
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      <Actions>
        <Button
          busy={command.isBusy}
          onClick={() => void command.send({ body: undefined }).then((found) => setFailures(found))}
        >
          {t.submitButton}
        </Button>
      </Actions>
    </section>
  );
}
