import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useFormState } from "react-hook-form";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { AppCodeField } from "../../auth/parts/app-code-field.tsx";
import { requiredResolver } from "../../parts/required-resolver.ts";

type Values = { password: string; appCode: string };

type ProveProps = {
  label: string;
  submit: string;
  /** Whether a code is asked for beside the password: where a way into the account changes. */
  withCode?: boolean;
  onProved: (password: string, beside: { appCode?: string }) => Promise<void>;
};

/** Asks for the password before something that only the owner may do. */
export function ProvePassword({ label, submit, withCode = false, onProved }: ProveProps) {
  const explain = useExplain();
  const form = useQuestionForm<Values>({
    defaultValues: { password: "", appCode: "" },
    resolver: requiredResolver<Values>(withCode ? ["password", "appCode"] : ["password"]),
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const prove = async ({ password, appCode }: Values): Promise<readonly Failure[]> => {
    try {
      await onProved(password, { ...(withCode && { appCode }) });
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  return (
    <Form form={form} onSubmit={prove} explain={explain}>
      <PasswordField control={form.control} name="password" label={label} use="current" />
      {withCode ? <AppCodeField control={form.control} name="appCode" /> : null}
      <Actions>
        <Button type="submit" kind="second" busy={isSubmitting}>
          {submit}
        </Button>
      </Actions>
    </Form>
  );
}
