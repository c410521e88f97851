import type { ReplyOf } from "@gable/contract/call.ts";
import { SHORTEST_PASSWORD } from "@gable/contract/calls/identity.ts";
import type { openStaffInvitation } from "@gable/contract/calls/staff-members.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { invitationQuery, joinMutation } from "../queries/staff-members.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Pending } from "../shell/pending.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { joinWords } from "./join.words.ts";
import { SecondFactorStep } from "./second-factor-step.tsx";

/** Where the link of an invitation leads: a password, then the second factor, then the desk. */
export function Screen() {
  const t = useText(joinWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const invitation = useLocation().hash.slice(1);
  const [hasPassword, setHasPassword] = useState(false);
  const asked = useQuery({ ...invitationQuery(invitation), enabled: !hasPassword });
  const { data, error } = asked;
  useEffect(() => {
    document.title = "Gable console";
  }, []);
  return (
    <div className="login">
      <main className="login-main">
        <p className="login-name">
          <span>Gable</span> console
        </p>
        {hasPassword ? null : isVoid(error) ? (
          <>
            <h1 className="vh">{t.void}</h1>
            <ErrorState title={t.void} actions={<ButtonLink href="/auth/login">{t.logIn}</ButtonLink>}>
              {t.voidBody}
            </ErrorState>
          </>
        ) : (
          <Pending asked={asked} failed={t.failed} rows={2} />
        )}
        {data && !hasPassword ? (
          <FirstPassword invitation={invitation} invited={data} onDone={() => setHasPassword(true)} />
        ) : null}
        {hasPassword ? (
          <SecondFactorStep
            isNew
            onDone={() => {
              queries.clear();
              void navigate("/pipeline", { replace: true });
            }}
            onBack={() => void navigate("/auth/login")}
          />
        ) : null}
      </main>
    </div>
  );
}

/** The link was used, is too old, or never was one; anything else says nothing of it. */
const isVoid = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 410 || error.problem?.code === "invalid");

type PasswordProps = { invitation: string; invited: ReplyOf<typeof openStaffInvitation>; onDone: () => void };

function FirstPassword({ invitation, invited: { name, role, lender }, onDone }: PasswordProps) {
  const t = useText(joinWords);
  const language = useLanguage();
  const explain = useExplain();
  const { mutateAsync } = useMutation(joinMutation());
  const form = useQuestionForm<{ password: string }>({
    defaultValues: { password: "" },
    resolver: requiredResolver<{ password: string }>(["password"]),
  });
  const send = async ({ password }: { password: string }): Promise<readonly Failure[]> => {
    try {
      await mutateAsync({ invitation, password });
      onDone();
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  return (
    <QuestionPage
      form={form}
      onSubmit={send}
      explain={explain}
      question={t.title(name)}
      lead={t.lead(lender, staffRoles[role][language])}
      submit={t.next}
    >
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
