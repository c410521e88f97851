import type { BodyOf } from "@gable/contract/call.ts";
import type { logIn as logInCall } from "@gable/contract/calls/identity.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { LOGIN_PATH_FLAG, loginCall, variableOf } from "@gable/domain/experiments/features.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { pathAfterLogin } from "@gable/domain/journey/redirects.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { featuresQuery } from "../../queries/experiments.ts";
import { legacyLogInMutation, logInMutation } from "../../queries/identity.ts";
import { companyInfo, lenderSettings } from "../../session/organisation.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { requiredResolver } from "../parts/required-resolver.ts";
import { loginWords } from "./login.words.ts";

type Values = { email: string; password: string; code: string };

/** Address and password. Leads back to where the log-in was asked for. */
export function Screen() {
  const t = useText(loginWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const call = useLogInCall();
  const [asksForCode, setAsksForCode] = useState(false);
  const redirectUrl = query.get("redirectUrl");
  const { phoneFormatted } = companyInfo();
  const form = useQuestionForm<Values>({
    defaultValues: { email: "", password: "", code: "" },
    resolver: requiredResolver<Values>(asksForCode ? ["email", "password", "code"] : ["email", "password"]),
  });

  const logIn = async ({ code, ...values }: Values): Promise<readonly Failure[]> => {
    try {
      const redirect = await call({ ...values, ...(asksForCode && { code }) }, redirectUrl);
      queries.clear();
      await navigate(pathAfterLogin(redirect), { replace: true });
      return [];
    } catch (failure) {
      if (failure instanceof CallFailed && failure.problem?.code === "second-factor-needed") {
        setAsksForCode(true);
        return [];
      }
      if (failure instanceof CallFailed && failure.status !== 0) form.setValue(asksForCode ? "code" : "password", "");
      return failuresOf(failure);
    }
  };

  return (
    <QuestionPage
      form={form}
      onSubmit={logIn}
      explain={explain}
      question={t.question}
      lead={redirectUrl === null ? undefined : t.again}
      submit={t.submit}
      status={<TextLink href="/auth/forgotten">{t.forgotten}</TextLink>}
      after={
        <>
          <p>
            {t.noAccount} <TextLink href={onHost(paths.register())}>{t.start}</TextLink>
          </p>
          <p>
            {t.signing} <TextLink href={onHost(paths.signerLogin())}>{t.toSigning}</TextLink>
          </p>
          <p className="quiet">
            {t.help} <a href={`tel:${phoneFormatted.replace(/[^\d+]/g, "")}`}>{phoneFormatted}</a>
          </p>
        </>
      }
    >
      <EmailField control={form.control} name="email" label={t.email} autoComplete="username" />
      <PasswordField control={form.control} name="password" label={t.password} use="current" />
      {asksForCode ? (
        <TextField
          control={form.control}
          name="code"
          label={t.code}
          hint={t.codeHint}
          autoComplete="one-time-code"
          capitals="characters"
          maxLength={12}
          narrow
        />
      ) : null}
    </QuestionPage>
  );
}

/** The log-in that the lender's mode, or the experiment, has for visitors; answers where it leads. */
function useLogInCall() {
  const { logIn } = lenderSettings();
  const { data: features = [] } = useQuery({ ...featuresQuery(), enabled: logIn === "optimizely" });
  const { mutateAsync: broker } = useMutation(logInMutation());
  const { mutateAsync: legacy } = useMutation(legacyLogInMutation());
  return async (values: BodyOf<typeof logInCall>, redirectUrl: string | null): Promise<string> => {
    if (loginCall(logIn, variableOf(features, LOGIN_PATH_FLAG, "path"), false) === "legacy") {
      await legacy(values);
      return pathAfterLogin(redirectUrl);
    }
    const { redirect } = await broker({ ...values, ...(redirectUrl !== null && { redirectUrl }) });
    return redirect;
  };
}
