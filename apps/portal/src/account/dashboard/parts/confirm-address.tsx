import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useFormState } from "react-hook-form";
import { sendEmailCodeMutation } from "../../../queries/signing.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { EmailDigits, useEmailDigits } from "../../parts/email-digits.tsx";
import { emailDigitsWords } from "../../parts/email-digits.words.ts";
import { emailWords } from "./settings-parts.words.ts";

/** That the address is still to be confirmed, and the way to do it before one must. */
export function UnconfirmedAddress({ lead, onSent }: { lead: string; onSent: () => void }) {
  const t = useText(emailWords);
  const words = useText(emailDigitsWords);
  const send = useMutation(sendEmailCodeMutation());
  return (
    <>
      <p>
        {lead}{" "}
        <TextButton busy={send.isPending} onClick={() => send.mutate(undefined, { onSuccess: onSent })}>
          {t.confirmNow}
        </TextButton>
      </p>
      {send.isError ? <Notice tone="error" title={words.sendFailed} /> : null}
    </>
  );
}

/** The six digits that were mailed to an address of the account, and their check. */
export function AddressDigits({ lead, onConfirmed }: { lead: string; onConfirmed: () => Promise<void> }) {
  const t = useText(emailWords);
  const words = useText(emailDigitsWords);
  const explain = useExplain();
  const showToast = useToast();
  const { form, check } = useEmailDigits(() => {
    showToast({ tone: "success", text: t.confirmed });
    void onConfirmed();
  });
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <Form form={form} onSubmit={check} explain={explain}>
      <p>{lead}</p>
      <EmailDigits control={form.control} />
      <Actions>
        <Button type="submit" kind="second" busy={isSubmitting}>
          {words.check}
        </Button>
      </Actions>
    </Form>
  );
}
