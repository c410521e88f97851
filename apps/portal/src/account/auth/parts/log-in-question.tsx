import type { PasskeyAssertion } from "@gable/contract/calls/identity-passkeys.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { WHY_PARAMETER, type WhyLedOut } from "../../../session/expired-session.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import { type CodeWords, useExplain } from "../../../shell/use-explain.ts";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { loginWords } from "../login.words.ts";
import { AppCodeField } from "./app-code-field.tsx";
import { PasskeyEntry } from "./passkey-entry.tsx";

type Values = { email: string; password: string; appCode: string };

type LogInProps = {
  question: string;
  lead?: string | undefined;
  password: string;
  /** Of codes that only this log-in knows. */
  codes?: CodeWords;
  /** False where something else says whose log-in it is. */
  asksEmail?: boolean;
  /** Open a session and answer where it leads. */
  byPassword: (values: { email: string; password: string; appCode?: string }) => Promise<string>;
  byPasskey: (assertion: PasskeyAssertion) => Promise<string>;
  status: ReactNode;
  after?: ReactNode;
};

/** Address and password, a second step where the account asks for it; or a passkey. For borrowers and for people who sign. */
export function LogInQuestion(props: LogInProps) {
  const { question, lead, password, codes, asksEmail = true, byPassword, byPasskey, status, after } = props;
  const t = useText(loginWords);
  const explain = useExplain(codes);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const why = useWhyOver();
  const [asksForAppCode, setAsksForAppCode] = useState(false);
  const form = useQuestionForm<Values>({
    defaultValues: { email: "", password: "", appCode: "" },
    resolver: requiredResolver<Values>([
      ...(asksEmail ? (["email"] as const) : []),
      "password",
      ...(asksForAppCode ? (["appCode"] as const) : []),
    ]),
  });
  const goOn = async (path: string) => {
    queries.clear();
    await navigate(path, { replace: true });
  };
  const logIn = async ({ appCode, ...values }: Values): Promise<readonly Failure[]> => {
    try {
      await goOn(await byPassword({ ...values, ...(asksForAppCode && { appCode }) }));
      return [];
    } catch (failure) {
      if (failure instanceof CallFailed && failure.problem?.code === "second-factor-needed") {
        setAsksForAppCode(true);
        return [];
      }
      if (failure instanceof CallFailed && failure.status !== 0)
        form.setValue(asksForAppCode ? "appCode" : "password", "");
      return failuresOf(failure);
    }
  };
  return (
    <QuestionPage
      form={form}
      onSubmit={logIn}
      explain={explain}
      question={question}
      lead={[why, lead].filter(Boolean).join(" ") || undefined}
      submit={t.submit}
      status={status}
      after={
        <>
          <PasskeyEntry explain={explain} onAssertion={async (assertion) => goOn(await byPasskey(assertion))} />
          {after}
        </>
      }
    >
      {asksEmail ? <EmailField control={form.control} name="email" label={t.email} autoComplete="username" /> : null}
      <PasswordField control={form.control} name="password" label={password} use="current" />
      {asksForAppCode ? <AppCodeField control={form.control} name="appCode" /> : null}
    </QuestionPage>
  );
}

/** Why the session is over of somebody whom that led here; undefined for who came by themselves. */
function useWhyOver(): string | undefined {
  const t = useText(loginWords);
  const [query] = useSearchParams();
  const why = query.get(WHY_PARAMETER) as WhyLedOut | null;
  if (why === "elsewhere") return t.elsewhere;
  return why === "over" ? t.over : undefined;
}
