import { confirmWorkMail, sendWorkMailCode } from "@gable/contract/calls/employment.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useSentCode } from "../../../journey/use-sent-code.ts";
import { employerQuery } from "../../../queries/employment.ts";
import { client } from "../../../session/client.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { employerCodes, employerWords } from "../employer-verification.words.ts";

/** Shows, by six digits, that the borrower reads mail at an address of the employer. */
export function WorkMail({ employer, onBack }: { employer: string; onBack: () => void }) {
  const t = useText(employerWords);
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const command = useCommand(confirmWorkMail);
  const form = useQuestionForm({ defaultValues: { email: "", code: "" } });
  const email = useWatch({ control: form.control, name: "email" });
  const { isSent, submit, sendOthers } = useSentCode({
    to: email,
    sendCode: (to) => client.send(sendWorkMailCode, { params: { uuid }, body: { email: to } }),
    forgetDigits: () => form.setValue("code", ""),
    give: async (code) => {
      const failures = await command.send({ body: { email, code } });
      if (failures.length > 0) return failures;
      await queries.invalidateQueries({ queryKey: employerQuery(uuid).queryKey });
      onBack();
      return [];
    },
  });
  return (
    <QuestionPage
      form={form}
      explain={useExplain(employerCodes)}
      onSubmit={({ code }) => submit(code)}
      question={t.mailQuestion}
      lead={t.mailLead(employer)}
      submit={isSent ? t.mailGo : t.mailSend}
      back={onBack}
    >
      <EmailField control={form.control} name="email" label={t.mail} hint={t.mailHint} autoComplete="off" />
      <div aria-live="polite">{isSent ? <Notice tone="success" title={t.mailSent(email)} /> : null}</div>
      {isSent ? (
        <>
          <OtpField control={form.control} name="code" label={t.mailDigits} />
          <p>
            <TextButton onClick={sendOthers}>{t.mailOthers}</TextButton>
          </p>
        </>
      ) : null}
    </QuestionPage>
  );
}
