import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useFormState } from "react-hook-form";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { requiredResolver } from "../../parts/required-resolver.ts";

type ProveProps = { label: string; submit: string; onProved: (password: string) => Promise<void> };

/** Asks for the password before something that only the owner may do. */
export function ProvePassword({ label, submit, onProved }: ProveProps) {
  const explain = useExplain();
  const form = useQuestionForm<{ password: string }>({
    defaultValues: { password: "" },
    resolver: requiredResolver<{ password: string }>(["password"]),
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const prove = async ({ password }: { password: string }): Promise<readonly Failure[]> => {
    try {
      await onProved(password);
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  return (
    <Form form={form} onSubmit={prove} explain={explain}>
      <PasswordField control={form.control} name="password" label={label} use="current" />
      <Actions>
        <Button type="submit" kind="second" busy={isSubmitting}>
          {submit}
        </Button>
      </Actions>
    </Form>
  );
}
