import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { LogIn } from "./log-in.tsx";
import { loginWords } from "./login.words.ts";
import { SeededStaff } from "./seeded-staff.tsx";

const HOME = "/pipeline";

/** The log-in as a page. Leads back to where it was asked for. */
export function Screen() {
  const t = useText(loginWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const redirectUrl = query.get("redirectUrl");
  const back = redirectUrl === HOME ? null : redirectUrl;

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
        <LogIn redirectUrl={back} lead={leadFor(query.get("why"), back, t)} onDone={enter} />
      </main>
      {document.documentElement.dataset["deployment"] === "development" ? (
        <SeededStaff agent={query.get("agent")} onDone={() => enter(redirectUrl ?? HOME)} />
      ) : null}
    </div>
  );
}

/** What is said to whoever did not come to log in: why their session is over, and that they go on where they were. */
function leadFor(why: string | null, back: string | null, t: Text<typeof loginWords>): string | undefined {
  const said = [
    why === "ELSEWHERE" ? t.loggedOut : why === "OVER" ? t.ended : undefined,
    back === null ? undefined : t.again,
  ].filter(Boolean);
  return said.length === 0 ? undefined : said.join(" ");
}
