import { staffRoles } from "@gable/domain/staff/roles.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { seededStaffQuery } from "../queries/development.ts";
import { logInMutation, secondFactorMutation } from "../queries/staff.ts";
import { loginWords } from "./login.words.ts";

/** Outside production: everybody who is seeded, one press away; whom the portal's toolbar has chosen, at once. */
export function SeededStaff({ agent, onDone }: { agent: string | null; onDone: () => void }) {
  const t = useText(loginWords);
  const language = useLanguage();
  const { data, refetch } = useQuery(seededStaffQuery());
  const { mutateAsync: logIn } = useMutation(logInMutation());
  const { mutateAsync: giveCode } = useMutation(secondFactorMutation());
  const [failed, setFailed] = useState(false);
  // Asked for once: a log-in empties the cache, and the list that comes anew must not log in again on top of it.
  const [asked, setAsked] = useState(agent);

  const enterAs = async (email: string) => {
    setFailed(false);
    setAsked(null);
    try {
      const { data: fresh } = await refetch();
      const person = fresh?.staff.find((one) => one.email === email);
      if (!person) return;
      await logIn({ email, password: person.password });
      await giveCode({ code: person.code });
      onDone();
    } catch {
      setFailed(true);
    }
  };

  const chosen = data?.staff.find(({ id }) => id === asked)?.email;
  if (!data) return null;
  return (
    <aside className="login-seeded" aria-labelledby="seeded">
      <h2 id="seeded">{t.seeded}</h2>
      <ul>
        {data.staff.map(({ email, name, role, lender }) => (
          <li key={email}>
            <button type="button" onClick={() => void enterAs(email)}>
              <strong>{name}</strong>
              <small>
                {staffRoles[role][language]}, {lender}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {chosen === undefined ? null : <AtOnce act={() => void enterAs(chosen)} />}
      <output>{failed ? t.seededFailed : null}</output>
    </aside>
  );
}

/** Does something once, when it is there. */
function AtOnce({ act }: { act: () => void }) {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    actNow();
  }, []);
  return null;
}
