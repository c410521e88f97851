import type { BodyOf } from "@gable/contract/call.ts";
import type { logIn as logInCall } from "@gable/contract/calls/identity.ts";
import { LOGIN_PATH_FLAG, loginCall, variableOf } from "@gable/domain/experiments/features.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { BY_MAIL, pathAfterLogin } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { PhoneLink, TextLink } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { routeAt } from "../../journey/here.ts";
import { legacyLogInMutation, logInMutation } from "../../queries/identity.ts";
import { passkeyLogInMutation } from "../../queries/identity-passkeys.ts";
import { OTHER_LENDER, WHY_PARAMETER } from "../../session/expired-session.ts";
import { companyInfo, lenderName, lenderSettings } from "../../session/organisation.ts";
import { wasBroker } from "../../session/remembered-broker.ts";
import { isSignedIn, TOKEN_KEY } from "../../session/token.ts";
import { useFeatures } from "../../session/use-features.ts";
import { loginWords } from "./login.words.ts";
import { LogInQuestion } from "./parts/log-in-question.tsx";

// Not everybody comes in this way.
const MailLogIn = lazyPart(async () => (await import("./parts/mail-log-in.tsx")).MailLogIn);

/** Address and password, or a passkey, or by mail. Leads back to where the log-in was asked for; who is logged in is there already. */
export function Screen() {
  const { search } = useLocation();
  const path = pathAfterLogin(new URLSearchParams(search).get("redirectUrl"), search);
  // Of the other pages some lead here, for a log-in of another kind than the present one.
  const [goesOn] = useState(() => isSignedIn() && isOfApplication(path));
  if (goesOn) return <Navigate to={path} replace />;
  if (!new URLSearchParams(search).has(BY_MAIL)) return <LogIn />;
  return (
    <Suspense fallback={null}>
      <MailLogIn />
    </Suspense>
  );
}

const isOfApplication = (path: string): boolean => (routeAt(path.split("?")[0] ?? "")?.uuid ?? null) !== null;

function LogIn() {
  const t = useText(loginWords);
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const redirectUrl = query.get("redirectUrl");
  const byMail = new URLSearchParams(search);
  byMail.set(BY_MAIL, "");
  const { phoneFormatted } = companyInfo();
  const call = useLogInCall();
  const { mutateAsync: enterByPasskey } = useMutation(passkeyLogInMutation());
  const back = redirectUrl === null ? {} : { redirectUrl };
  useLogInElsewhere(pathAfterLogin(redirectUrl, search));
  return (
    <LogInQuestion
      question={t.question}
      lead={leadFor(query, t)}
      password={t.password}
      byPassword={async (values) => pathAfterLogin(await call(values, redirectUrl), search)}
      byPasskey={async (assertion) => pathAfterLogin((await enterByPasskey({ assertion, ...back })).redirect, search)}
      status={
        <>
          <TextLink href={`${siteRoutes.login}?${byMail}`}>{t.byMail}</TextLink>{" "}
          <TextLink href="/auth/forgotten">{t.forgotten}</TextLink>
        </>
      }
      after={
        <>
          <p>
            {t.noAccount} <TextLink href={onHost(paths.register())}>{t.start}</TextLink>
          </p>
          <p>
            {t.signing} <TextLink href={onHost(paths.signerLogin())}>{t.toSigning}</TextLink>
          </p>
          <p className="quiet">
            {t.help} <PhoneLink phone={phoneFormatted} />
          </p>
        </>
      }
    />
  );
}

/** What is said to whoever did not come to log in: that they go on where they were, or that they were logged in with another lender. */
function leadFor(query: URLSearchParams, t: ReturnType<typeof useText<typeof loginWords>>): string | undefined {
  if (query.get(WHY_PARAMETER) === OTHER_LENDER) return t.otherLender(lenderName());
  return query.has("redirectUrl") ? t.again : undefined;
}

/** Whoever logs in in another tab is logged in here as well: this one goes on to where its own log-in would lead. */
function useLogInElsewhere(path: string): void {
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => void navigate(path, { replace: true }));
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === TOKEN_KEY && newValue !== null) goOn();
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, []);
}

/** The log-in that the lender's mode, or the experiment, has for visitors, or the one of brokers; answers where it leads. */
function useLogInCall() {
  const { logIn } = lenderSettings();
  const features = useFeatures({ enabled: logIn === "optimizely" });
  const { mutateAsync: broker } = useMutation(logInMutation());
  const { mutateAsync: legacy } = useMutation(legacyLogInMutation());
  return async (values: BodyOf<typeof logInCall>, redirectUrl: string | null): Promise<string> => {
    if (loginCall(logIn, variableOf(features, LOGIN_PATH_FLAG, "path"), wasBroker()) === "legacy") {
      await legacy(values);
      return pathAfterLogin(redirectUrl);
    }
    const { redirect } = await broker({ ...values, ...(redirectUrl !== null && { redirectUrl }) });
    return redirect;
  };
}
