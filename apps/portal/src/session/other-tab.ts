import { identity } from "@gable/contract/calls/identity.ts";
import { routes } from "@gable/domain/journey/routes.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { routeAt } from "../journey/here.ts";
import { identityQuery } from "../queries/identity.ts";
import { client } from "./client.ts";
import { pathAfterRejection } from "./expired-session.ts";
import { queryClient } from "./query-client.ts";
import { claimsOf, TOKEN_KEY } from "./token.ts";

/**
 * Follows what other tabs do with the session. After a log-out there this tab shows nothing of the person any more, and the log-in leads
 * back here; after somebody else's log-in it opens as theirs. It is loaded anew: nothing of the one before stays in its memory.
 */
async function follow(now: string | null, before: string | null): Promise<void> {
  const { pathname, search } = location;
  if (now === null) {
    if (isOfPerson(pathname)) location.replace(pathAfterRejection("over", pathname, search));
    else if (pathname !== siteRoutes.login) location.reload();
    return;
  }
  const known = queryClient.getQueryData(identityQuery().queryKey);
  if (known === undefined || (before !== null && claimsOf(now).sub === claimsOf(before).sub)) return;
  const { uuid, signerUuid } = await client.send(identity, {});
  if (uuid !== known.uuid || signerUuid !== known.signerUuid) location.reload();
}

/** Whether a page is shown to whoever is logged in alone. */
function isOfPerson(pathname: string): boolean {
  if (pathname.startsWith(siteRoutes.dashboard)) return true;
  const here = routeAt(pathname);
  return here !== null && routes[here.route].audience !== "anyone";
}

// The browser tells of what other tabs store, never of what this one does.
addEventListener("storage", ({ key, newValue, oldValue }) => {
  if (key === TOKEN_KEY || key === null) void follow(newValue, oldValue).catch(() => undefined);
});
