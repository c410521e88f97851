import { agentSelf } from "@gable/contract/calls/staff.ts";
import { claimsOf } from "@gable/contract/token-claims.ts";
import { followOtherTabs } from "@gable/ui/storage/other-tabs.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { client, SESSION_REJECTED } from "./client.ts";
import { useMe } from "./me.ts";
import { logInPath } from "./require-staff.ts";
import { clearToken, TOKEN_KEY } from "./token.ts";

/**
 * Leads to the log-in, and back from there, when the server does not accept the session any more or another tab has ended it. Where a
 * colleague logs in in another tab, this one becomes theirs.
 */
export function useEndedSession(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { identityUuid } = useMe();
  useEffect(() => {
    const leave = () => {
      clearToken();
      void Promise.resolve(navigate(logInPath(window.location))).then(() => queries.clear());
    };
    window.addEventListener(SESSION_REJECTED, leave);
    const stopFollowing = followOtherTabs({
      key: TOKEN_KEY,
      // Loaded anew: nothing of whoever was here stays in the memory of the tab.
      over: () => location.replace(logInPath(location)),
      isAnother: async (now, before) =>
        (before === null || claimsOf(now).sub !== claimsOf(before).sub) &&
        (await client.send(agentSelf, {})).identityUuid !== identityUuid,
    });
    return () => {
      window.removeEventListener(SESSION_REJECTED, leave);
      stopFollowing();
    };
  }, [navigate, queries, identityUuid]);
}
