import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { forgetPasswordMutation } from "../../queries/identity.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { requiredResolver } from "../parts/required-resolver.ts";
import { forgottenWords } from "./forgotten.words.ts";

type Values = { email: string };

/** Asks for a link by mail; says the same whether or not there is an account. */
export function Screen() {
  const t = useText(forgottenWords);
  const explain = useExplain();
  const { mutateAsync } = useMutation(forgetPasswordMutation());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useQuestionForm<Values>({
    defaultValues: { email: "" },
    resolver: requiredResolver<Values>(["email"]),
  });

  const ask = async (values: Values): Promise<readonly Failure[]> => {
    try {
      await mutateAsync(values);
      setSentTo(values.email);
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };

  if (sentTo !== null) {
    return (
      <StepPage key="sent" title={t.sent} lead={t.sentLead(sentTo)} drawing="envelope">
        <p>{t.sentHelp}</p>
        <TextLink href={siteRoutes.login}>{t.logIn}</TextLink>
      </StepPage>
    );
  }
  return (
    <QuestionPage
      form={form}
      onSubmit={ask}
      explain={explain}
      question={t.question}
      lead={t.lead}
      submit={t.submit}
      back={siteRoutes.login}
    >
      <EmailField control={form.control} name="email" label={t.email} autoComplete="username" />
    </QuestionPage>
  );
}
