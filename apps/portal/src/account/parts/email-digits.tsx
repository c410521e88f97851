import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import type { Control } from "react-hook-form";
import { confirmEmailMutation, sendEmailCodeMutation } from "../../queries/signing.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { emailDigitsWords } from "./email-digits.words.ts";

type Values = { code: string };

/** The form in which the six digits are typed that were mailed to the account's address, and their check. */
export function useEmailDigits(onConfirmed: () => void) {
  const { mutateAsync } = useMutation(confirmEmailMutation());
  const form = useQuestionForm<Values>({ defaultValues: { code: "" } });
  const check = async ({ code }: Values): Promise<readonly Failure[]> => {
    if (code.length < 6) return [{ name: "code", message: "code-invalid" }];
    try {
      await mutateAsync(code);
      onConfirmed();
      return [];
    } catch (failure) {
      return failuresOf(failure).map(({ message }) => ({
        name: "code",
        message: message === "code-wrong" ? "mail-code-wrong" : message,
      }));
    }
  };
  return { form, check };
}

/** The digits, and the way to others where none came. */
export function EmailDigits({ control }: { control: Control<Values> }) {
  const t = useText(emailDigitsWords);
  const send = useMutation(sendEmailCodeMutation());
  return (
    <>
      <OtpField control={control} name="code" label={t.digits} />
      <div aria-live="polite" className="stack">
        {send.isSuccess ? <Notice tone="success" title={t.sent} /> : null}
        {send.isError ? <Notice tone="error" title={t.sendFailed} /> : null}
      </div>
      <div>
        {t.none}{" "}
        <TextButton busy={send.isPending} onClick={() => send.mutate()}>
          {t.send}
        </TextButton>
      </div>
    </>
  );
}
