import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { createApplicationMutation } from "../../queries/application.ts";
import { draftQuery } from "../../queries/profile.ts";
import { useConsentGiven } from "../../shell/consent-text.tsx";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import {
  type AccountValues,
  accountFailures,
  accountResolver,
  blankAccount,
  consentsOfAnother,
} from "./account-values.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { DisclosuresField } from "./disclosures-field.tsx";
import { forgetOpened, openedHere } from "./early-documents.tsx";
import { openAccountWords } from "./open-account.words.ts";
import { useRegistration } from "./registration.ts";
import { sentWith } from "./sent-with.ts";
import { startAnotherCodes, startAnotherWords } from "./start-another.words.ts";
import { typedAgain } from "./typed-again.ts";
import { forgetDraft } from "./use-standing.ts";

/** For whoever is signed in: another application for the home just described, with documents and consents of its own. */
export function StartAnother({ email }: { email: string }) {
  const t = useText(startAnotherWords);
  const both = useText(openAccountWords);
  const explain = useExplain(startAnotherCodes);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { answers, back } = useRegistration();
  const { mutateAsync } = useMutation(createApplicationMutation());
  const consentGiven = useConsentGiven();
  const attempt = useRef({ said: "", key: "" });
  const form = useQuestionForm<AccountValues>({
    defaultValues: { ...blankAccount, disclosures: openedHere() },
    resolver: accountResolver(true),
  });

  const start = async ({ demonstrationCode }: AccountValues): Promise<readonly Failure[]> => {
    const body = {
      answers: typedAgain(answers),
      consents: consentsOfAnother.map(consentGiven),
      demonstrationCode,
      ...sentWith(query),
    };
    const said = JSON.stringify(body);
    if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID() };
    try {
      const { application } = await mutateAsync({ ...body, idempotencyKey: attempt.current.key });
      await navigate(onHost(paths.applicationIndex(application.uuid)), { replace: true });
      forgetDraft();
      forgetOpened();
      queries.removeQueries({ queryKey: draftQuery().queryKey });
      return [];
    } catch (failure) {
      return accountFailures(failuresOf(failure));
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
      <DisclosuresField control={form.control} />
      <ConsentFields control={form.control} types={consentsOfAnother} />
    </QuestionPage>
  );
}
