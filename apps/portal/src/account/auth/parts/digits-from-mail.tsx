import { TextButton } from "@gable/ui/components/link/link.tsx";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { mailCodes, mailWords } from "../mail.words.ts";
import { AppCodeField } from "./app-code-field.tsx";
import { useMailEntry } from "./use-mail-entry.ts";

type Values = { code: string; appCode: string };

/** The six digits of the mail that went to this address, if it is one of an account. */
export function DigitsFromMail({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useText(mailWords);
  const explain = useExplain(mailCodes);
  const { enter, asksForAppCode } = useMailEntry();
  const form = useQuestionForm<Values>({
    defaultValues: { code: "", appCode: "" },
    resolver: requiredResolver<Values>(["code", ...(asksForAppCode ? (["appCode"] as const) : [])]),
  });
  return (
    <QuestionPage
      form={form}
      onSubmit={({ code, appCode }) => enter({ email, code }, appCode)}
      explain={explain}
      question={t.digitsQuestion}
      lead={t.sent(email)}
      submit={t.enter}
      status={<TextButton onClick={onAgain}>{t.again}</TextButton>}
      after={<p className="quiet">{t.none}</p>}
    >
      <OtpField control={form.control} name="code" label={t.digits} />
      {asksForAppCode ? <AppCodeField control={form.control} name="appCode" /> : null}
    </QuestionPage>
  );
}
