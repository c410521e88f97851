import { CallFailed } from "@gable/contract/problem.ts";
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
import type { Control } from "react-hook-form";
import { useNavigate } from "react-router";
import { AppCodeField } from "../../account/auth/parts/app-code-field.tsx";
import { joinAsSignerMutation, type LivingInvitation } from "../../queries/signers.ts";
import { DEMONSTRATION, DocumentLink } from "../../register/parts/early-documents.tsx";
import { ConsentRevocation, ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { signerLoginWords } from "../login.words.ts";
import { consentTypes, type EnteredValues, joining, missingIn, nothingEntered } from "./entered-values.ts";
import { signerCodes } from "./signer-codes.ts";
import { signerPath } from "./signer-path.ts";

type EnterProps = { code: string; invitation: LivingInvitation; to: string; onAgain: () => Promise<unknown> };
/** The digits that prove the person, a password of their own, and their own consent to electronic records. */
export function EnterDigits({ code, invitation, to, onAgain }: EnterProps) {
  const t = useText(signerLoginWords);
  const explain = useExplain(signerCodes);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const given = useConsentGiven();
  const { mutateAsync } = useMutation(joinAsSignerMutation());
  const [isOpen] = useState(invitation.state === "OPEN");
  const { firstName, hasAccount } = invitation;
  // An account of before may ask for the code of an app.
  const [asksForAppCode, setAsksForAppCode] = useState(false);
  const form = useQuestionForm<EnteredValues>({ defaultValues: nothingEntered });

  async function join(values: EnteredValues): Promise<readonly Failure[]> {
    const missing = missingIn(values, { isOpen, asksForAppCode });
    if (missing.length > 0) return missing;
    try {
      await mutateAsync({ code, ...joining(values, { isOpen, asksForAppCode }, given) });
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
      <AskAgain onAgain={onAgain} />
      {isOpen && invitation.email === null ? <EmailField control={control} name="email" label={t.yourEmail} /> : null}
      <PasswordField
        control={control}
        name="password"
        label={hasAccount ? t.existing : t.choose}
        hint={hasAccount ? t.existingHint : t.chooseHint}
        use={hasAccount ? "current" : "new"}
      />
      {asksForAppCode ? <AppCodeField control={control} name="appCode" /> : null}
      {isOpen ? <ElectronicRecords control={control} /> : null}
    </QuestionPage>
  );
}

/** The way to fresh digits, and what became of it. */
function AskAgain({ onAgain }: Pick<EnterProps, "onAgain">) {
  const t = useText(signerLoginWords);
  const explain = useExplain(signerCodes);
  const again = useMutation({ mutationFn: onAgain });
  return (
    <div aria-live="polite" className="stack">
      {again.isSuccess ? <Notice tone="success" title={t.sent} /> : null}
      {again.isError ? (
        <Notice tone="error" title={explain(failuresOf(again.error)[0]?.message ?? "server-failed")} />
      ) : null}
      <p>
        <TextButton busy={again.isPending} onClick={() => again.mutate()}>
          {t.again}
        </TextButton>
      </p>
    </div>
  );
}

/** That the person can open electronic records, shown by a figure from one, and the consents to them. 15 U.S.C. 7001(c)(1)(C)(ii) */
function ElectronicRecords({ control }: { control: Control<EnteredValues> }) {
  const t = useText(signerLoginWords);
  return (
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
  );
}
