import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { clearToken } from "../session/token.ts";
import type { Arrival } from "./arrival.ts";
import { loginWords } from "./login.words.ts";
import { PasswordStep } from "./password-step.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";
import { SeededStaff } from "./seeded-staff.tsx";

const HOME = "/pipeline";

/** Address and password, then the second factor. Leads back to where the log-in was asked for. */
export function Screen() {
  const t = useText(loginWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const redirectUrl = query.get("redirectUrl");

  useEffect(() => {
    document.title = `${t.title} · Gable console`;
  }, [t]);

  const enter = (redirect: string) => {
    queries.clear();
    void navigate(redirect, { replace: true });
  };

  return (
    <div className="login">
      <main className="login-main">
        <p className="login-name">
          <span>Gable</span> console
        </p>
        {arrival === null ? (
          <PasswordStep redirectUrl={redirectUrl === HOME ? null : redirectUrl} onArrival={setArrival} />
        ) : (
          <SecondFactorStep
            isNew={arrival.secondFactor === "ENROL"}
            hasPasskey={arrival.hasPasskey}
            onDone={() => enter(arrival.redirect)}
            onBack={() => {
              clearToken();
              setArrival(null);
            }}
          />
        )}
        <footer className="login-foot">
          <p>{t.lost}</p>
          <p>{t.law}</p>
          <p>{t.borrower}</p>
        </footer>
      </main>
      {document.documentElement.dataset["deployment"] === "development" ? (
        <SeededStaff agent={query.get("agent")} onDone={() => enter(redirectUrl ?? HOME)} />
      ) : null}
    </div>
  );
}
