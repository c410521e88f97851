import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormState } from "react-hook-form";
import { passkeyFailuresOf } from "../session/passkey.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { accountWords } from "./account.words.ts";

type Values = { name: string; password: string; appCode: string };
type Given = { name: string; proof: { password: string; appCode?: string } };

type ProveProps = {
  /** Of the password. */
  label: string;
  /** A code of the app is asked for beside the password. */
  withCode: boolean;
  /** What is made gets a name. */
  withName?: boolean;
  submit: string;
  onProved: (given: Given) => Promise<void>;
};

/** Asks who sits there to prove that the account is theirs, before a way into it changes. */
export function ProveForm({ label, withCode, withName = false, submit, onProved }: ProveProps) {
  const t = useText(accountWords);
  const explain = useExplain();
  const form = useQuestionForm<Values>({
    defaultValues: { name: "", password: "", appCode: "" },
    resolver: requiredResolver<Values>([
      ...(withName ? (["name"] as const) : []),
      "password",
      ...(withCode ? (["appCode"] as const) : []),
    ]),
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const prove = async ({ name, password, appCode }: Values): Promise<readonly Failure[]> => {
    try {
      await onProved({ name, proof: { password, ...(withCode && { appCode }) } });
      form.reset();
      return [];
    } catch (failure) {
      return passkeyFailuresOf(failure);
    }
  };
  return (
    <Form form={form} onSubmit={prove} explain={explain}>
      {withName ? (
        <TextField
          control={form.control}
          name="name"
          label={t.name}
          hint={t.nameHint}
          autoComplete="off"
          maxLength={60}
        />
      ) : null}
      <PasswordField control={form.control} name="password" label={label} use="current" />
      {withCode ? <OtpField control={form.control} name="appCode" label={t.code} hint={t.codeHint} /> : null}
      <Actions>
        <Button type="submit" kind="second" slim busy={isSubmitting}>
          {submit}
        </Button>
      </Actions>
    </Form>
  );
}
