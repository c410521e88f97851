import { CallFailed } from "@gable/contract/problem.ts";
import { carrying, isRedirectBack } from "@gable/domain/journey/redirects.ts";
import { isCode, normaliseCode, spacedCode } from "@gable/domain/signers/invitation.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { TextButton, TextLink } from "@gable/ui/components/link/link.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { LogInQuestion } from "../account/auth/parts/log-in-question.tsx";
import { invitationQuery, logInAsSignerMutation, passkeyLogInAsSignerMutation } from "../queries/signers.ts";
import { useSignsHere } from "../session/use-signs-here.ts";
import { Pending } from "../shell/pending.tsx";
import { Redirect } from "../shell/redirect.tsx";
import { useExplain } from "../shell/use-explain.ts";
import { signerLoginWords } from "./login.words.ts";
import { Invited } from "./parts/invited.tsx";
import { signerCodes } from "./parts/signer-codes.ts";
import { signerPath } from "./parts/signer-path.ts";

type Way = "code" | "password" | "forgotten";

/** The door of people who sign beside a borrower: by the invitation's code, or by their own password. */
export function Screen() {
  const [query, setQuery] = useSearchParams();
  const code = query.get("code");
  // Who was sent here from a page of theirs has a password already.
  const [way, setWay] = useState<Way>(query.has("redirectUrl") ? "password" : "code");
  const signsHere = useSignsHere();
  if (code !== null && code !== "") {
    return (
      <ByCode
        key={code}
        code={normaliseCode(code)}
        forgotten={way === "forgotten"}
        onOther={() => setQuery(without(query, "code"))}
      />
    );
  }
  if (signsHere === true) return <Redirect to={signerPath("signerResume")} />;
  return way === "password" ? (
    <LogIn key="log-in" onCode={() => setWay("code")} onForgotten={() => setWay("forgotten")} />
  ) : (
    <TypeCode
      key={way}
      way={way}
      onCode={(typed) => setQuery({ ...Object.fromEntries(query), code: spacedCode(typed) })}
      onPassword={() => setWay("password")}
    />
  );
}

const without = (query: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries([...query].filter(([key]) => key !== name));

type TypeCodeProps = { way: Exclude<Way, "password">; onCode: (code: string) => void; onPassword: () => void };

function TypeCode({ way, onCode, onPassword }: TypeCodeProps) {
  const t = useText(signerLoginWords);
  const explain = useExplain(signerCodes);
  const form = useQuestionForm({ defaultValues: { code: "" } });
  return (
    <QuestionPage
      form={form}
      explain={explain}
      onSubmit={async ({ code }) => {
        const typed = normaliseCode(code);
        if (!isCode(typed)) return [{ name: "code", message: "invitation-incomplete" }];
        onCode(typed);
        return [];
      }}
      question={way === "forgotten" ? t.forgottenTitle : t.title}
      lead={way === "forgotten" ? t.forgottenLead : t.lead}
      drawing="envelope"
      submit={way === "forgotten" ? t.toNewPassword : t.open}
      status={<TextButton onClick={onPassword}>{way === "forgotten" ? t.remembered : t.before}</TextButton>}
    >
      <TextField
        control={form.control}
        name="code"
        label={t.code}
        hint={t.codeHint}
        capitals="characters"
        autoComplete="off"
        maxLength={20}
        narrow
      />
    </QuestionPage>
  );
}

function ByCode({ code, forgotten, onOther }: { code: string; forgotten: boolean; onOther: () => void }) {
  const t = useText(signerLoginWords);
  const asked = useQuery({ ...invitationQuery(code), retry: false });
  const { data, error } = asked;
  const [forgot, setForgot] = useState(forgotten);
  if (data === undefined && error instanceof CallFailed && error.status === 404) {
    return (
      <StepPage title={t.unknownTitle} lead={t.unknownLead} drawing="envelope">
        <div>
          <Button onClick={onOther}>{t.another}</Button>
        </div>
      </StepPage>
    );
  }
  if (data === undefined) {
    return (
      <StepPage title={t.loading}>
        <Pending asked={asked} kind="text" />
      </StepPage>
    );
  }
  if (data.state === "JOINED" && !forgot) return <LogIn code={code} onForgotten={() => setForgot(true)} />;
  // The password of an account of before is set anew where that account logs in.
  if (data.state === "JOINED" && data.hasAccount) {
    return (
      <StepPage title={t.forgottenTitle} lead={t.ofAccount} drawing="key">
        <Actions>
          <ButtonLink href="/auth/forgotten">{t.toReset}</ButtonLink>
          <TextButton onClick={() => setForgot(false)}>{t.remembered}</TextButton>
        </Actions>
      </StepPage>
    );
  }
  return <Invited code={code} invitation={data} />;
}

type LogInProps = { code?: string; onForgotten?: () => void; onCode?: () => void };

function LogIn({ code, onForgotten, onCode }: LogInProps) {
  const t = useText(signerLoginWords);
  const [query] = useSearchParams();
  const signsHere = useSignsHere();
  const { mutateAsync: enter } = useMutation(logInAsSignerMutation());
  const { mutateAsync: enterByPasskey } = useMutation(passkeyLogInAsSignerMutation());
  const back = query.get("redirectUrl");
  const next = carrying(back !== null && isRedirectBack(back) ? back : signerPath("signerResume"), `?${query}`);
  return (
    <LogInQuestion
      question={t.logInTitle}
      lead={t.logInLead}
      password={t.password}
      codes={signerCodes}
      asksEmail={code === undefined}
      byPassword={async ({ email, ...values }) => {
        await enter({ ...values, ...(code === undefined ? { email } : { code }) });
        return next;
      }}
      byPasskey={async (assertion) => {
        await enterByPasskey({ assertion, ...(code !== undefined && { code }) });
        return next;
      }}
      status={
        <>
          {onForgotten ? <TextButton onClick={onForgotten}>{t.forgotten}</TextButton> : null}
          {onCode ? <TextButton onClick={onCode}>{t.withCode}</TextButton> : null}
          {signsHere ? <TextLink href={signerPath("signerResume")}>{t.stillHere}</TextLink> : null}
        </>
      }
    />
  );
}
