import { SHORTEST_PASSWORD } from "@gable/contract/calls/identity.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { resetPasswordMutation } from "../../queries/identity.ts";
import { clearToken } from "../../session/token.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { resetWords } from "./reset.words.ts";

type Values = { password: string };

/** Where the link of the mail leads. A new password ends every session of the account. */
export function Screen() {
  const t = useText(resetWords);
  const explain = useExplain();
  const token = useLocation().hash.slice(1);
  const { mutateAsync } = useMutation(resetPasswordMutation());
  const [isDone, setDone] = useState(false);
  const form = useQuestionForm<Values>({
    defaultValues: { password: "" },
    resolver: (values) =>
      Array.from(values.password).length >= SHORTEST_PASSWORD
        ? { values, errors: {} }
        : { values: {}, errors: { password: { type: "rule", message: "password-too-short" } } },
  });

  const reset = async ({ password }: Values): Promise<readonly Failure[]> => {
    try {
      await mutateAsync({ token, password });
      clearToken();
      setDone(true);
      return [];
    } catch (failure) {
      // What is wrong with the token is wrong with the link.
      return failuresOf(failure).map(({ name, message }) =>
        name === "password" ? { name, message } : { message: name === "token" ? "link-void" : message },
      );
    }
  };

  if (isDone || token === "") {
    return (
      <StepPage key="done" title={isDone ? t.done : t.noToken} lead={isDone ? t.doneLead : t.noTokenLead}>
        <ButtonLink href={isDone ? siteRoutes.login : "/auth/forgotten"}>{isDone ? t.logIn : t.ask}</ButtonLink>
      </StepPage>
    );
  }
  return (
    <QuestionPage form={form} onSubmit={reset} explain={explain} question={t.question} lead={t.lead} submit={t.submit}>
      <PasswordField
        control={form.control}
        name="password"
        label={t.password}
        hint={t.hint}
        use="new"
        atLeast={SHORTEST_PASSWORD}
      />
    </QuestionPage>
  );
}
