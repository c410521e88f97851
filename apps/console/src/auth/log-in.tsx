import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { clearToken } from "../session/token.ts";
import type { Arrival } from "./arrival.ts";
import { loginWords } from "./login.words.ts";
import { PasswordStep } from "./password-step.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";

type LogInProps = {
  /** Where whoever logs in wants to go on; null for where everybody begins. */
  redirectUrl: string | null;
  lead: string | undefined;
  /** Both factors were given; `redirect` is where the server leads. */
  onDone: (redirect: string) => void;
};

/** Address and password, then the second factor. */
export function LogIn({ redirectUrl, lead, onDone }: LogInProps) {
  const t = useText(loginWords);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  return (
    <>
      <p className="login-name">
        <span>Gable</span> console
      </p>
      {arrival === null ? (
        <PasswordStep redirectUrl={redirectUrl} lead={lead} onArrival={setArrival} />
      ) : (
        <SecondFactorStep
          isNew={arrival.secondFactor === "ENROL"}
          hasPasskey={arrival.hasPasskey}
          onDone={() => onDone(arrival.redirect)}
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
    </>
  );
}
