import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { useSentCode } from "../../../journey/use-sent-code.ts";
import type { useExplain } from "../../../shell/use-explain.ts";
import { conditionWords } from "../conditions.words.ts";

type PhoneProps = {
  readonly explain: ReturnType<typeof useExplain>;
  /** Texts digits to a number. Throws what the server refuses. */
  readonly sendCode: (phone: string) => Promise<unknown>;
  readonly give: (given: { phone: string; code: string }) => Promise<readonly Failure[]>;
  /** What staff wrote. */
  readonly lead?: ReactNode;
  readonly back?: string | undefined;
  readonly after?: ReactNode;
};

/** The phone number that is missing, confirmed by the digits that are texted to it. */
export function PhoneAsked({ explain, sendCode, give, lead, back, after }: PhoneProps) {
  const t = useText(conditionWords);
  const form = useQuestionForm({ defaultValues: { phone: "", code: "" } });
  const draft = useFormDraft("phone", form);
  const phone = useWatch({ control: form.control, name: "phone" });
  const { isSent, submit, sendOthers } = useSentCode({
    to: phone,
    sendCode,
    forgetDigits: () => form.setValue("code", ""),
    give: (code) => give({ phone, code }),
  });

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={({ phone: to, code }) =>
        to.trim() === "" ? Promise.resolve([{ name: "phone", message: "phone-required" }]) : submit(code)
      }
      explain={explain}
      question={t.phoneTitle}
      lead={lead ?? t.phoneLead}
      drawing="phone"
      submit={isSent ? t.phoneGo : t.phoneSend}
      {...(back !== undefined && { back })}
      after={after}
    >
      <PhoneField control={form.control} name="phone" label={t.phone} hint={t.phoneHint} />
      <div aria-live="polite">{isSent ? <Notice tone="success" title={t.phoneSent(phone)} /> : null}</div>
      {isSent ? (
        <>
          <OtpField control={form.control} name="code" label={t.phoneCode} />
          <p>
            <TextButton onClick={sendOthers}>{t.phoneAgain}</TextButton>
          </p>
        </>
      ) : null}
    </QuestionPage>
  );
}
