import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { logInMutation } from "../queries/staff.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import type { Arrival } from "./arrival.ts";
import { loginWords } from "./login.words.ts";

type Values = { email: string; password: string };
type StepProps = { redirectUrl: string | null; lead: string | undefined; onArrival: (arrival: Arrival) => void };

export function PasswordStep({ redirectUrl, lead, onArrival }: StepProps) {
  const t = useText(loginWords);
  const explain = useExplain();
  const { mutateAsync } = useMutation(logInMutation());
  const form = useQuestionForm<Values>({
    defaultValues: { email: "", password: "" },
    resolver: requiredResolver<Values>(["email", "password"]),
  });

  const send = async (values: Values): Promise<readonly Failure[]> => {
    try {
      onArrival(await mutateAsync({ ...values, ...(redirectUrl !== null && { redirectUrl }) }));
      return [];
    } catch (failure) {
      form.setValue("password", "");
      return failuresOf(failure);
    }
  };

  return (
    <QuestionPage form={form} onSubmit={send} explain={explain} question={t.title} lead={lead} submit={t.next}>
      <EmailField control={form.control} name="email" label={t.email} autoComplete="username" />
      <PasswordField control={form.control} name="password" label={t.password} use="current" />
    </QuestionPage>
  );
}
