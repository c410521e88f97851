import { CallFailed } from "@gable/contract/problem.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { pathAfterLogin } from "@gable/domain/journey/redirects.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { logInMutation } from "../../queries/identity.ts";
import { companyInfo } from "../../session/organisation.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { requiredResolver } from "../parts/required-resolver.ts";
import { loginWords } from "./login.words.ts";

type Values = { email: string; password: string };

/** Address and password. Leads back to where the log-in was asked for. */
export function Screen() {
  const t = useText(loginWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { mutateAsync } = useMutation(logInMutation());
  const redirectUrl = query.get("redirectUrl");
  const { phoneFormatted } = companyInfo();
  const form = useQuestionForm<Values>({
    defaultValues: { email: "", password: "" },
    resolver: requiredResolver<Values>(["email", "password"]),
  });

  const logIn = async (values: Values): Promise<readonly Failure[]> => {
    try {
      const { redirect } = await mutateAsync({ ...values, ...(redirectUrl !== null && { redirectUrl }) });
      queries.clear();
      await navigate(pathAfterLogin(redirect), { replace: true });
      return [];
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status !== 0) form.setValue("password", "");
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
          <p className="quiet">
            {t.help} <a href={`tel:${phoneFormatted.replace(/[^\d+]/g, "")}`}>{phoneFormatted}</a>
          </p>
        </>
      }
    >
      <EmailField control={form.control} name="email" label={t.email} autoComplete="username" />
      <PasswordField control={form.control} name="password" label={t.password} use="current" />
    </QuestionPage>
  );
}
