import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
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
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { AppCodeField } from "../../auth/parts/app-code-field.tsx";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { AddressDigits, UnconfirmedAddress } from "./confirm-address.tsx";
import { emailWords } from "./settings-parts.words.ts";
import { useIsCodeAsked } from "./use-is-code-asked.ts";

type Values = { email: string; password: string; appCode: string };

/**
 * Another address, by which the owner logs in once they have shown by six digits that it is theirs. One that they never confirmed is replaced
 * at once, and confirmed before they sign.
 */
export function ChangeEmail() {
  const t = useText(emailWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { data: identity } = useQuery(identityQuery());
  const { mutateAsync } = useMutation(changeEmailMutation());
  const withCode = useIsCodeAsked();
  const [asksDigits, setAsksDigits] = useState(false);
  const [asksAnother, setAsksAnother] = useState(false);
  const form = useQuestionForm<Values>({
    defaultValues: { email: "", password: "", appCode: "" },
    resolver: requiredResolver<Values>(["email", "password", ...(withCode ? (["appCode"] as const) : [])]),
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const change = async ({ appCode, ...values }: Values): Promise<readonly Failure[]> => {
    try {
      await mutateAsync({ ...values, ...(withCode && { appCode }) });
      form.reset();
      await queries.invalidateQueries();
      const now = await queries.fetchQuery(identityQuery());
      const isToBeProved = now.nextEmail !== null || !now.emailConfirmed;
      setAsksDigits(isToBeProved);
      setAsksAnother(false);
      showToast({ tone: "success", text: now.nextEmail !== null ? t.mailed : isToBeProved ? t.saved : t.kept });
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  const confirmed = async (): Promise<void> => {
    await queries.invalidateQueries();
    setAsksDigits(false);
  };
  const toProve = identity?.nextEmail ?? (asksDigits ? identity?.email : undefined);
  return (
    <section className="stack">
      <h2>{t.title}</h2>
      {identity?.email ? <p className="quiet">{t.lead(identity.email)}</p> : null}
      {identity?.emailConfirmed === false && !asksDigits ? (
        <UnconfirmedAddress lead={t.unconfirmed} onSent={() => setAsksDigits(true)} />
      ) : null}
      {toProve && !asksAnother ? (
        <>
          <AddressDigits
            lead={identity?.nextEmail ? t.confirmNext(toProve) : t.confirm(toProve)}
            onConfirmed={confirmed}
          />
          {identity?.nextEmail ? (
            <div>
              <TextButton onClick={() => setAsksAnother(true)}>{t.another}</TextButton>
            </div>
          ) : null}
        </>
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
