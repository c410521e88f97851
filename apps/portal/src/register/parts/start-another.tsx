import { giveConsent } from "@gable/contract/calls/profile.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { createApplicationMutation } from "../../queries/application.ts";
import { draftQuery } from "../../queries/profile.ts";
import { client } from "../../session/client.ts";
import { ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { openAccountWords } from "./open-account.words.ts";
import { type Standing, type TypedAnswers, useRegistration } from "./registration.ts";
import { startAnotherWords } from "./start-another.words.ts";
import { sentWith } from "./sent-with.ts";
import { forgetDraft } from "./use-standing.ts";

type Values = { consent: boolean };

/** For whoever is signed in: another application for the home just described, with a consent of its own. */
export function StartAnother({ email }: { email: string }) {
  const t = useText(startAnotherWords);
  const both = useText(openAccountWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { answers, back } = useRegistration();
  const { mutateAsync } = useMutation(createApplicationMutation());
  const consentGiven = useConsentGiven();
  const [key] = useState(() => crypto.randomUUID());
  const form = useQuestionForm<Values>({
    defaultValues: { consent: false },
    resolver: (values) =>
      values.consent
        ? { values, errors: {} }
        : { values: {}, errors: { consent: { type: "rule", message: "SOFT_CREDIT-required" } } },
  });

  const start = async (): Promise<readonly Failure[]> => {
    try {
      const { application } = await mutateAsync({
        idempotencyKey: key,
        answers: typedAgain(answers),
        ...sentWith(query),
      });
      const params = { uuid: application.uuid };
      await client.send(giveConsent, { params, body: consentGiven("SOFT_CREDIT"), idempotencyKey: `${key}-consent` });
      await navigate(onHost(paths.applicationIndex(application.uuid)), { replace: true });
      forgetDraft();
      queries.removeQueries({ queryKey: draftQuery().queryKey });
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };

  return (
    <QuestionPage
      form={form}
      onSubmit={start}
      explain={explain}
      question={t.question}
      lead={t.lead(email)}
      submit={both.submit}
      {...(back !== undefined && { back })}
      after={<Note>{both.score}</Note>}
    >
      <CheckboxField control={form.control} name="consent">
        <ConsentText type="SOFT_CREDIT" />
      </CheckboxField>
    </QuestionPage>
  );
}

/** Kept answers in the form in which they are typed: what was left empty is empty again. */
function typedAgain({ name, ...answers }: Standing["answers"]): TypedAnswers {
  if (name === undefined) return answers;
  return { ...answers, name: { ...name, middleName: name.middleName ?? "", suffix: name.suffix ?? "" } };
}
