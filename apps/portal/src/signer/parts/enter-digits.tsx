import { CallFailed } from "@gable/contract/problem.ts";
import type { ConsentType } from "@gable/domain/application/enumerations.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { AppCodeField } from "../../account/auth/parts/app-code-field.tsx";
import { joinAsSignerMutation } from "../../queries/signers.ts";
import { DEMONSTRATION, DocumentLink } from "../../register/parts/early-documents.tsx";
import { ConsentRevocation, ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { signerLoginWords } from "../login.words.ts";
import type { Invitation } from "./invited.tsx";
import { signerCodes } from "./signer-codes.ts";
import { signerPath } from "./signer-path.ts";

type EnterProps = { code: string; invitation: Invitation; to: string; onAgain: () => Promise<unknown> };
type Values = {
  digits: string;
  email: string;
  password: string;
  appCode: string;
  demonstrationCode: string;
  consents: { ELECTRONIC_RECORDS: boolean; TERMS_OF_USE: boolean };
};

const consentTypes = ["ELECTRONIC_RECORDS", "TERMS_OF_USE"] as const satisfies readonly ConsentType[];

/** The digits that prove the person, a password of their own, and their own consent to electronic records. */
export function EnterDigits({ code, invitation, to, onAgain }: EnterProps) {
  const t = useText(signerLoginWords);
  const explain = useExplain(signerCodes);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const given = useConsentGiven();
  const { mutateAsync } = useMutation(joinAsSignerMutation());
  const again = useMutation({ mutationFn: onAgain });
  const [isOpen] = useState(invitation.state === "OPEN");
  const { firstName, hasAccount } = invitation;
  // An account of before may ask for the code of an app.
  const [asksForAppCode, setAsksForAppCode] = useState(false);
  const form = useQuestionForm<Values>({
    defaultValues: {
      digits: "",
      email: "",
      password: "",
      appCode: "",
      demonstrationCode: "",
      consents: { ELECTRONIC_RECORDS: false, TERMS_OF_USE: false },
    },
  });

  const missingIn = (values: Values): Failure[] => [
    ...(values.digits.length < 6 ? [{ name: "digits", message: "digits-missing" }] : []),
    ...(values.password === "" ? [{ name: "password", message: "password-required" }] : []),
    ...(asksForAppCode && values.appCode.trim() === "" ? [{ name: "appCode", message: "app-code-missing" }] : []),
    ...(isOpen && values.demonstrationCode.length < 4
      ? [{ name: "demonstrationCode", message: "sample-missing" }]
      : []),
    ...(isOpen
      ? consentTypes
          .filter((type) => !values.consents[type])
          .map((type) => ({ name: `consents.${type}`, message: `${type}-required` }))
      : []),
  ];

  async function join(values: Values): Promise<readonly Failure[]> {
    const missing = missingIn(values);
    if (missing.length > 0) return missing;
    const { digits, password, email, appCode, demonstrationCode } = values;
    try {
      await mutateAsync({
        code,
        digits,
        password,
        ...(email !== "" && { email }),
        ...(asksForAppCode && { appCode }),
        consents: isOpen ? consentTypes.map(given) : [],
        ...(isOpen && { demonstrationCode, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
      });
    } catch (failure) {
      if (failure instanceof CallFailed && failure.problem?.code === "second-factor-needed") {
        setAsksForAppCode(true);
        return [{ name: "appCode", message: "app-code-missing" }];
      }
      return failuresOf(failure).map(({ name, message }) => ({
        message: name === "demonstrationCode" && message === "code-wrong" ? "demonstration-wrong" : message,
        ...(name && { name }),
      }));
    }
    queries.clear();
    await navigate(signerPath("signerResume"), { replace: true });
    return [];
  }

  const { control } = form;
  return (
    <QuestionPage
      form={form}
      onSubmit={join}
      explain={explain}
      question={isOpen ? t.enter(firstName) : t.newPassword(firstName)}
      lead={t.enterLead(to)}
      drawing="key"
      submit={t.goOn}
    >
      <OtpField control={control} name="digits" label={t.digits} />
      <div aria-live="polite" className="stack">
        {again.isSuccess ? <Notice tone="success" title={t.sent} /> : null}
        {again.isError ? (
          <Notice tone="error" title={explain(failuresOf(again.error)[0]?.message ?? "server-failed")} />
        ) : null}
        <p>
          <TextButton onClick={() => (again.isPending ? undefined : again.mutate())}>{t.again}</TextButton>
        </p>
      </div>
      {isOpen && invitation.email === null ? <EmailField control={control} name="email" label={t.yourEmail} /> : null}
      <PasswordField
        control={control}
        name="password"
        label={hasAccount ? t.existing : t.choose}
        hint={hasAccount ? t.existingHint : t.chooseHint}
        use={hasAccount ? "current" : "new"}
      />
      {asksForAppCode ? <AppCodeField control={control} name="appCode" /> : null}
      {isOpen ? (
        <>
          <div className="field">
            <p className="field-label">{t.demonstration}</p>
            <p className="field-hint">{t.demonstrationHint}</p>
            <DocumentLink kind={DEMONSTRATION} title={t.sample} />
          </div>
          <OtpField control={control} name="demonstrationCode" label={t.four} length={4} />
          <fieldset className="field stack">
            <legend className="field-label">{t.consents}</legend>
            {consentTypes.map((type) => (
              <CheckboxField key={type} control={control} name={`consents.${type}`}>
                <ConsentText type={type} /> <ConsentRevocation type={type} />
              </CheckboxField>
            ))}
          </fieldset>
        </>
      ) : null}
    </QuestionPage>
  );
}
