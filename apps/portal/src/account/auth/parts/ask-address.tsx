import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { loginWords } from "../login.words.ts";

type Values = { email: string };

type AskProps = {
  question: string;
  lead: string;
  submit: string;
  back: string;
  /** As it was typed before. */
  email?: string;
  /** Sends the mail; the same is said whether or not there is an account. */
  send: (values: Values) => Promise<unknown>;
  onSent: (email: string) => void;
};

/** Asks for the address of an account, to which a mail goes. */
export function AskAddress({ question, lead, submit, back, email = "", send, onSent }: AskProps) {
  const t = useText(loginWords);
  const explain = useExplain();
  const form = useQuestionForm<Values>({
    defaultValues: { email },
    resolver: requiredResolver<Values>(["email"]),
  });
  const ask = async (values: Values): Promise<readonly Failure[]> => {
    try {
      await send(values);
      onSent(values.email);
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  return (
    <QuestionPage
      form={form}
      onSubmit={ask}
      explain={explain}
      question={question}
      lead={lead}
      submit={submit}
      back={back}
    >
      <EmailField control={form.control} name="email" label={t.email} autoComplete="username" />
    </QuestionPage>
  );
}
