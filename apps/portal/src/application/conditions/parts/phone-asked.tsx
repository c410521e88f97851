import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import type { useExplain } from "../../../shell/use-explain.ts";
import { conditionWords } from "../conditions.words.ts";

type PhoneProps = {
  readonly explain: ReturnType<typeof useExplain>;
  /** Texts digits to a number. Throws what the server refuses. */
  readonly sendCode: (phone: string) => Promise<unknown>;
  readonly give: (given: { phone: string; code: string }) => Promise<readonly Failure[]>;
  /** What staff wrote. */
  readonly lead?: string | undefined;
  readonly back?: string | undefined;
  readonly after?: ReactNode;
};

/** The phone number that is missing, confirmed by the digits that are texted to it. */
export function PhoneAsked({ explain, sendCode, give, lead, back, after }: PhoneProps) {
  const t = useText(conditionWords);
  const form = useQuestionForm({ defaultValues: { phone: "", code: "" } });
  const draft = useFormDraft("phone", form);
  const [sentTo, setSentTo] = useState<string>();
  const phone = useWatch({ control: form.control, name: "phone" });
  const isSent = sentTo !== undefined && sentTo === phone;

  async function send(to: string): Promise<readonly Failure[]> {
    if (to.trim() === "") return [{ name: "phone", message: "phone-required" }];
    try {
      await sendCode(to);
      form.setValue("code", "");
      setSentTo(to);
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  }

  async function confirm(code: string): Promise<readonly Failure[]> {
    if (code.length < 6) return [{ name: "code", message: "code-invalid" }];
    const failures = await give({ phone, code });
    return failures.map(({ message, ...failure }) => ({
      ...failure,
      message: message === "code-wrong" ? "mail-code-wrong" : message,
    }));
  }

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={({ phone: to, code }) => (isSent ? confirm(code) : send(to))}
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
            <TextButton onClick={() => void send(phone)}>{t.phoneAgain}</TextButton>
          </p>
        </>
      ) : null}
    </QuestionPage>
  );
}
