import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { identityQuery } from "../../../queries/identity.ts";
import { confirmEmailMutation, sendEmailCodeMutation } from "../../../queries/signing.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { confirmEmailWords } from "./confirm-email.words.ts";

/** The address to which the signed copies go, shown to be the borrower's by six digits sent to it. */
export function ConfirmEmail({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText(confirmEmailWords);
  const explain = useExplain();
  const { data: identity } = useQuery(identityQuery());
  const confirm = useMutation(confirmEmailMutation());
  const send = useMutation(sendEmailCodeMutation());
  const form = useQuestionForm({ defaultValues: { code: "" } });

  async function check({ code }: { code: string }) {
    if (code.length < 6) return [{ name: "code", message: "code-invalid" }];
    try {
      await confirm.mutateAsync(code);
      onConfirmed();
      return [];
    } catch (failure) {
      return failuresOf(failure).map(({ message }) => ({
        name: "code",
        message: message === "code-wrong" ? "mail-code-wrong" : message,
      }));
    }
  }

  return (
    <QuestionPage
      form={form}
      onSubmit={check}
      explain={explain}
      question={t.question}
      lead={identity ? t.lead(identity.email) : t.leadPlain}
      drawing="envelope"
      submit={t.go}
      why={<p>{t.why}</p>}
    >
      <OtpField control={form.control} name="code" label={t.digits} />
      <div aria-live="polite" className="stack">
        {send.isSuccess ? <Notice tone="success" title={t.sent} /> : null}
        {send.isError ? <Notice tone="error" title={t.sendFailed} /> : null}
      </div>
      <div>
        {t.none} <TextButton onClick={() => (send.isPending ? undefined : send.mutate())}>{t.send}</TextButton>
      </div>
    </QuestionPage>
  );
}
