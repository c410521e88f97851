import { Button } from "@gable/ui/components/button/button.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { forgetAddressMutation } from "../queries/waitlist.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { forgetAddressWords } from "./forget-address.words.ts";

/** For somebody without an account who asks to be forgotten; whether they were there is not said. */
export function ForgetAddress() {
  const t = useText(forgetAddressWords);
  const explain = useExplain();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(forgetAddressMutation());
  const form = useQuestionForm<{ email: string }>({
    defaultValues: { email: "" },
    resolver: requiredResolver<{ email: string }>(["email"]),
  });
  return (
    <section>
      <SectionHead title={t.title} />
      <p className="small quiet">{t.lead}</p>
      <Form
        form={form}
        explain={explain}
        onSubmit={async ({ email }) => {
          try {
            await mutateAsync({ email });
            showToast({ tone: "success", text: t.done(email) });
            form.reset();
            return [];
          } catch (failure) {
            return failuresOf(failure);
          }
        }}
      >
        <EmailField control={form.control} name="email" label={t.email} autoComplete="off" />
        <Button type="submit" kind="second" slim busy={isPending}>
          {t.send}
        </Button>
      </Form>
    </section>
  );
}
