import { Button } from "@gable/ui/components/button/button.tsx";
import { fetchPart } from "@gable/ui/components/connection/fetch-part.ts";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { isSomebodyThere } from "@gable/ui/presence/presence.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { identityQuery } from "../queries/identity.ts";
import { present } from "./client.ts";
import { pathAfterRejection } from "./expired-session.ts";
import { idleWords } from "./idle-warning.words.ts";
import { clearToken, sessionSpan } from "./token.ts";
import { useLogOut } from "./use-log-out.ts";

/** The warning comes this long before the session ends. */
const WARNING_MS = 5 * 60_000;
/** The server renews no token that is younger. */
const RENEWABLE_AFTER_MS = 5 * 60_000;
const LOOK_EVERY_MS = 1000;

const signsOfLife = ["keydown", "pointerdown", "input"] as const;

present.isThere = isSomebodyThere;

// Hears from here on of what other tabs do with the session.
void fetchPart(() => import("./other-tab.ts")).catch(() => undefined);

/** Keeps the session while somebody works on the page, and asks five minutes before it ends. */
export function IdleWarning() {
  const t = useText(idleWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { pathname, search } = useLocation();
  const [left, setLeft] = useState<number | null>(null);

  /** Any answered call renews the token. */
  const extend = () => void queries.fetchQuery({ ...identityQuery(), staleTime: 0 }).catch(() => undefined);

  const look = useEffectEvent(() => {
    const span = sessionSpan();
    if (span === null) return;
    const remaining = span.end - Date.now();
    if (remaining > WARNING_MS) setLeft(null);
    else if (remaining > 0) setLeft(Math.ceil(remaining / 1000));
    else {
      clearToken();
      queries.clear();
      void navigate(pathAfterRejection("over", pathname, search));
    }
  });

  const stayAwake = useEffectEvent(() => {
    const span = sessionSpan();
    const isWarned = left !== null;
    if (span === null || isWarned || Date.now() - span.start < RENEWABLE_AFTER_MS) return;
    if (!queries.isFetching({ queryKey: identityQuery().queryKey })) extend();
  });

  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS);
    const sign = () => stayAwake();
    for (const event of signsOfLife) addEventListener(event, sign, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of signsOfLife) removeEventListener(event, sign);
    };
  }, []);

  return (
    <Dialog
      open={left !== null}
      onClose={extend}
      title={t.title}
      actions={
        <>
          <Button onClick={extend}>{t.extend}</Button>
          <Button kind="second" onClick={logOut}>
            {t.signOut}
          </Button>
        </>
      }
    >
      <p>{t.body(Math.ceil((left ?? 0) / 60))}</p>
      <p className="quiet">{t.safe}</p>
    </Dialog>
  );
}
