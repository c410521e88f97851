import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { identityQuery } from "../../../queries/identity.ts";
import { changeEmailMutation } from "../../../queries/identity-settings.ts";
import { sendEmailCodeMutation } from "../../../queries/signing.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { AppCodeField } from "../../auth/parts/app-code-field.tsx";
import { EmailDigits, useEmailDigits } from "../../parts/email-digits.tsx";
import { emailDigitsWords } from "../../parts/email-digits.words.ts";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { emailWords } from "./settings-parts.words.ts";
import { useIsCodeAsked } from "./use-is-code-asked.ts";

type Values = { email: string; password: string; appCode: string };

/** Another address, by which the owner logs in from then on; shown to be theirs by six digits, at once or before they sign. */
export function ChangeEmail() {
  const t = useText(emailWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { data: identity } = useQuery(identityQuery());
  const { mutateAsync } = useMutation(changeEmailMutation());
  const withCode = useIsCodeAsked();
  const [asksDigits, setAsksDigits] = useState(false);
  const form = useQuestionForm<Values>({
    defaultValues: { email: "", password: "", appCode: "" },
    resolver: requiredResolver<Values>(["email", "password", ...(withCode ? (["appCode"] as const) : [])]),
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const change = async ({ appCode, ...values }: Values): Promise<readonly Failure[]> => {
    try {
      await mutateAsync({ ...values, ...(withCode && { appCode }) });
      form.reset();
      setAsksDigits(true);
      showToast({ tone: "success", text: t.saved });
      await queries.invalidateQueries();
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  const confirmed = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: identityQuery().queryKey });
    setAsksDigits(false);
  };
  return (
    <section className="stack">
      <h2>{t.title}</h2>
      {identity?.email ? <p className="quiet">{t.lead(identity.email)}</p> : null}
      {identity?.emailConfirmed === false && !asksDigits ? <Unconfirmed onSent={() => setAsksDigits(true)} /> : null}
      {asksDigits && identity?.email ? (
        <Digits email={identity.email} onConfirmed={confirmed} />
      ) : (
        <Form form={form} onSubmit={change} explain={explain}>
          <EmailField control={form.control} name="email" label={t.next} />
          <PasswordField control={form.control} name="password" label={t.password} use="current" />
          {withCode ? <AppCodeField control={form.control} name="appCode" /> : null}
          <Actions>
            <Button type="submit" kind="second" busy={isSubmitting}>
              {t.save}
            </Button>
          </Actions>
        </Form>
      )}
    </section>
  );
}

/** That the address is still to be confirmed, and the way to do it before one must. */
function Unconfirmed({ onSent }: { onSent: () => void }) {
  const t = useText(emailWords);
  const words = useText(emailDigitsWords);
  const send = useMutation(sendEmailCodeMutation());
  return (
    <>
      <p>
        {t.unconfirmed}{" "}
        <TextButton busy={send.isPending} onClick={() => send.mutate(undefined, { onSuccess: onSent })}>
          {t.confirmNow}
        </TextButton>
      </p>
      {send.isError ? <Notice tone="error" title={words.sendFailed} /> : null}
    </>
  );
}

function Digits({ email, onConfirmed }: { email: string; onConfirmed: () => Promise<void> }) {
  const t = useText(emailWords);
  const words = useText(emailDigitsWords);
  const explain = useExplain();
  const showToast = useToast();
  const { form, check } = useEmailDigits(() => {
    showToast({ tone: "success", text: t.confirmed });
    void onConfirmed();
  });
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <Form form={form} onSubmit={check} explain={explain}>
      <p>{t.confirm(email)}</p>
      <EmailDigits control={form.control} />
      <Actions>
        <Button type="submit" kind="second" busy={isSubmitting}>
          {words.check}
        </Button>
      </Actions>
    </Form>
  );
}
