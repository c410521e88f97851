import { SHORTEST_PASSWORD } from "@gable/contract/calls/identity.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFormState } from "react-hook-form";
import { changePasswordMutation, sessionsQuery } from "../../../queries/identity-settings.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { loginWords } from "../../auth/login.words.ts";
import { AppCodeField } from "../../auth/parts/app-code-field.tsx";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { passwordWords } from "./settings-parts.words.ts";
import { useIsCodeAsked } from "./use-is-code-asked.ts";

type Values = { password: string; appCode: string; newPassword: string };

/** A new password for whoever knows the present one. */
export function ChangePassword({ signs }: { signs: boolean }) {
  const t = useText(passwordWords);
  const { forgotten } = useText(loginWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync } = useMutation(changePasswordMutation());
  const withCode = useIsCodeAsked();
  const form = useQuestionForm<Values>({
    defaultValues: { password: "", appCode: "", newPassword: "" },
    resolver: requiredResolver<Values>(["password", ...(withCode ? (["appCode"] as const) : []), "newPassword"]),
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const change = async ({ appCode, ...values }: Values): Promise<readonly Failure[]> => {
    try {
      await mutateAsync({ ...values, ...(withCode && { appCode }) });
      form.reset();
      showToast({ tone: "success", text: t.saved });
      await queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  return (
    <section className="stack">
      <h2>{t.title}</h2>
      <p className="quiet">{t.lead}</p>
      <Form form={form} onSubmit={change} explain={explain}>
        <PasswordField control={form.control} name="password" label={t.present} use="current" />
        {withCode ? <AppCodeField control={form.control} name="appCode" /> : null}
        <PasswordField control={form.control} name="newPassword" label={t.next} use="new" atLeast={SHORTEST_PASSWORD} />
        <Actions>
          <Button type="submit" kind="second" busy={isSubmitting}>
            {t.save}
          </Button>
          {signs ? null : <TextLink href="/auth/forgotten">{forgotten}</TextLink>}
        </Actions>
      </Form>
    </section>
  );
}
