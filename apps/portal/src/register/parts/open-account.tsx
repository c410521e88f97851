import { SHORTEST_PASSWORD } from "@gable/contract/calls/identity.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { registerMutation } from "../../queries/identity.ts";
import { draftQuery } from "../../queries/profile.ts";
import { useConsentGiven } from "../../shell/consent-text.tsx";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { type AccountValues, accountFailures, accountResolver, blankAccount } from "./account-values.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { DisclosuresField } from "./disclosures-field.tsx";
import { forgetOpened, openedHere } from "./early-documents.tsx";
import { neededConsents } from "./needed-consents.ts";
import { openAccountWords } from "./open-account.words.ts";
import { useRegistration } from "./registration.ts";
import { sentWith } from "./sent-with.ts";
import { forgetDraft } from "./use-standing.ts";

/** Password, documents, consents: what opens the account and starts the soft check. */
export function OpenAccount() {
  const t = useText(openAccountWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { answers, back, hrefOf } = useRegistration();
  const { mutateAsync } = useMutation(registerMutation());
  const consentGiven = useConsentGiven();
  const [isTaken, setTaken] = useState(false);
  const attempt = useRef({ said: "", key: "" });
  const form = useQuestionForm<AccountValues>({
    defaultValues: { ...blankAccount, disclosures: openedHere() },
    resolver: accountResolver(),
  });

  const open = async (values: AccountValues): Promise<readonly Failure[]> => {
    const body = {
      email: answers.email ?? "",
      password: values.password,
      answers: {},
      consents: [...neededConsents, ...(answers.textMessages ? (["TEXT_MESSAGES"] as const) : [])].map(consentGiven),
      demonstrationCode: values.demonstrationCode,
      ...sentWith(query),
    };
    const said = JSON.stringify(body);
    if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID() };
    setTaken(false);
    try {
      const { applicationUuid } = await mutateAsync({ ...body, idempotencyKey: attempt.current.key });
      await navigate(onHost(paths.applicationIndex(applicationUuid)), { replace: true });
      forgetDraft();
      forgetOpened();
      queries.removeQueries({ queryKey: draftQuery().queryKey });
      return [];
    } catch (failure) {
      const code = failure instanceof CallFailed ? failure.problem?.code : undefined;
      setTaken(code === "cannot-start-here");
      // An answer that an application cannot be taken for is said by the page that says why.
      if (code !== undefined) await queries.invalidateQueries({ queryKey: draftQuery().queryKey });
      return accountFailures(failuresOf(failure));
    }
  };

  return (
    <QuestionPage
      form={form}
      onSubmit={open}
      explain={explain}
      question={t.question}
      lead={t.lead}
      submit={t.submit}
      {...(back !== undefined && { back })}
      above={
        isTaken ? (
          <Notice title={t.taken}>
            <TextLink href={siteRoutes.login}>{t.logIn}</TextLink>{" "}
            <TextLink href="/auth/forgotten">{t.forgotten}</TextLink>
          </Notice>
        ) : undefined
      }
      after={<Note>{t.score}</Note>}
    >
      <div className="field">
        <p className="field-label">{t.email}</p>
        <p>
          {answers.email} <TextLink href={hrefOf("contact-info")}>{t.change}</TextLink>
        </p>
        <input type="email" value={answers.email ?? ""} autoComplete="username" readOnly hidden />
      </div>
      <PasswordField
        control={form.control}
        name="password"
        label={t.password}
        hint={t.passwordHint}
        use="new"
        atLeast={SHORTEST_PASSWORD}
      />
      <DisclosuresField control={form.control} />
      <ConsentFields control={form.control} />
    </QuestionPage>
  );
}
