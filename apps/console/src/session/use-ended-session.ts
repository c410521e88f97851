import { agentSelf } from "@gable/contract/calls/staff.ts";
import { claimsOf } from "@gable/contract/token-claims.ts";
import { followOtherTabs } from "@gable/ui/storage/other-tabs.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { selfQuery } from "../queries/staff.ts";
import { forgetUnsaved, type UnsavedPlace, whyAsk } from "../shell/unsaved.tsx";
import { isAnyDraft } from "../support-desk/use-replies.ts";
import { client, SESSION_REJECTED } from "./client.ts";
import { useMe } from "./me.ts";
import { logInPath } from "./require-staff.ts";
import { clearToken, TOKEN_KEY } from "./token.ts";
import type { WhyEnded } from "./why-ended.ts";

/** So long what is typed waits for whoever typed it; then nothing of a session that is over stays in the browser. */
const KEPT_MS = 15 * 60_000;

export interface EndedSession {
  /** Why the session is over on a page on which something is typed; null while it goes on. */
  readonly why: WhyEnded | null;
  /** Goes on with the page where whoever has logged in is the same person; of anybody else's it keeps nothing. */
  readonly resume: () => void;
}

/**
 * What follows when the server does not accept the session any more or another tab has ended it: the log-in and the way back from it,
 * which is for a quarter of an hour over the page itself where something is typed on it. Where a colleague logs in in another tab, this one becomes theirs.
 */
export function useEndedSession(page: UnsavedPlace): EndedSession {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { identityUuid } = useMe();
  const [why, setWhy] = useState<WhyEnded | null>(null);

  const end = (cause: WhyEnded, leave: () => void) => {
    // Once it is over calls are still refused, those of a log-in that is half done too: its token stays.
    if (why !== null) return;
    clearToken();
    // What was on its way is refused with the session: its words are still on the page.
    if (whyAsk(page) !== null || isAnyDraft(queries)) setWhy(cause);
    else leave();
  };

  /** Whether somebody else has logged in. The same person goes on here, with what their role allows now. */
  const isSomebodyElse = async (): Promise<boolean> => {
    const arrived = await client.send(agentSelf, {});
    if (arrived.identityUuid !== identityUuid) {
      // One person's words are not kept for another, nor may a browser ask them about those.
      forgetUnsaved(page);
      return true;
    }
    if (why !== null) {
      queries.setQueryData(selfQuery().queryKey, arrived);
      setWhy(null);
      void queries.invalidateQueries();
    }
    return false;
  };

  const onRejected = useEffectEvent(() =>
    end("OVER", () => void Promise.resolve(navigate(logInPath(window.location, "OVER"))).then(() => queries.clear())),
  );
  // Loaded anew: nothing of whoever was here stays in the memory of the tab.
  const onOtherTabOver = useEffectEvent(() =>
    end("ELSEWHERE", () => location.replace(logInPath(location, "ELSEWHERE"))),
  );
  const isAnother = useEffectEvent(
    async (now: string, before: string | null) =>
      (why !== null || before === null || claimsOf(now).sub !== claimsOf(before).sub) && isSomebodyElse(),
  );

  const isCovered = why !== null;
  useEffect(() => {
    if (!isCovered) return undefined;
    const timer = setTimeout(() => {
      forgetUnsaved(page);
      location.replace(logInPath(location, "OVER"));
    }, KEPT_MS);
    return () => clearTimeout(timer);
  }, [isCovered, page]);

  useEffect(() => {
    const reject = () => onRejected();
    window.addEventListener(SESSION_REJECTED, reject);
    const stopFollowing = followOtherTabs({
      key: TOKEN_KEY,
      over: () => onOtherTabOver(),
      isAnother: (now, before) => isAnother(now, before),
    });
    return () => {
      window.removeEventListener(SESSION_REJECTED, reject);
      stopFollowing();
    };
  }, []);

  return {
    why,
    resume: () => void isSomebodyElse().then((isElse) => isElse && location.replace("/pipeline")),
  };
}
