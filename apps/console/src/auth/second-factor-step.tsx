import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { QrCode } from "@gable/ui/components/qr-code/qr-code.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { enrolMutation, secondFactorMutation } from "../queries/staff.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { loginWords } from "./login.words.ts";
import { PasskeyFactor } from "./passkey-factor.tsx";

type StepProps = {
  /** The account has no authenticator app yet. */
  isNew: boolean;
  /** The account has a passkey, which may be given in place of the digits. */
  hasPasskey?: boolean;
  onDone: () => void;
  onBack: () => void;
};

/** The six digits; before the first ones, the key for the app that makes them. */
export function SecondFactorStep({ isNew, hasPasskey = false, onDone, onBack }: StepProps) {
  const t = useText(loginWords);
  const explain = useExplain();
  const { mutateAsync } = useMutation(secondFactorMutation());
  const form = useQuestionForm<{ code: string }>({
    defaultValues: { code: "" },
    resolver: requiredResolver<{ code: string }>(["code"]),
  });

  const send = async (values: { code: string }): Promise<readonly Failure[]> => {
    try {
      await mutateAsync(values);
      onDone();
      return [];
    } catch (failure) {
      form.setValue("code", "");
      return failuresOf(failure);
    }
  };

  return (
    <>
      <QuestionPage
        form={form}
        onSubmit={send}
        explain={explain}
        question={isNew ? t.enrolTitle : t.codeTitle}
        lead={isNew ? t.enrolLead : t.codeLead}
        submit={t.logIn}
        back={onBack}
      >
        {isNew ? <NewKey /> : null}
        <OtpField control={form.control} name="code" label={t.code} />
      </QuestionPage>
      {hasPasskey ? <PasskeyFactor onDone={onDone} /> : null}
    </>
  );
}

function NewKey() {
  const t = useText(loginWords);
  const { mutate, data } = useMutation(enrolMutation());
  useEffect(() => mutate(), [mutate]);
  if (!data) return null;
  return (
    <>
      <QrCode text={data.uri} label={t.picture} />
      <Facts facts={[{ label: t.key, value: <code>{data.secret.match(/.{1,4}/g)?.join(" ")}</code> }]} />
      <TextLink href={data.uri}>{t.openApp}</TextLink>
    </>
  );
}
