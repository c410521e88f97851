import { addPhoneNumber, sendPhoneCode } from "@gable/contract/calls/conditions.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useWayBack } from "../../journey/use-way-back.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { client } from "../../session/client.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { CallUs } from "../parts/ask-person.tsx";
import { conditionWords } from "./conditions.words.ts";

/** The phone number that is missing, confirmed by the digits that are texted to it. */
export function Screen() {
  const t = useText(conditionWords);
  const { uuid } = useJourney();
  const explain = useExplain();
  const back = useWayBack();
  const command = useCommand(addPhoneNumber);
  const form = useQuestionForm({ defaultValues: { phone: "", code: "" } });
  const draft = useFormDraft("phone", form);
  const [sentTo, setSentTo] = useState<string>();
  const phone = useWatch({ control: form.control, name: "phone" });
  const isSent = sentTo !== undefined && sentTo === phone;

  async function send(to: string): Promise<readonly Failure[]> {
    if (to.trim() === "") return [{ name: "phone", message: "phone-required" }];
    try {
      await client.send(sendPhoneCode, { params: { uuid }, body: { phone: to } });
      form.setValue("code", "");
      setSentTo(to);
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  }

  async function confirm(code: string): Promise<readonly Failure[]> {
    if (code.length < 6) return [{ name: "code", message: "code-invalid" }];
    const failures = await command.send({ body: { phone, code } });
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
      lead={t.phoneLead}
      drawing="phone"
      submit={isSent ? t.phoneGo : t.phoneSend}
      {...(back !== undefined && { back })}
      after={<CallUs />}
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
