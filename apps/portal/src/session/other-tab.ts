import { identity } from "@gable/contract/calls/identity.ts";
import { claimsOf } from "@gable/contract/token-claims.ts";
import { routes } from "@gable/domain/journey/routes.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { followOtherTabs } from "@gable/ui/storage/other-tabs.ts";
import { routeAt } from "../journey/here.ts";
import { identityQuery } from "../queries/identity.ts";
import { client } from "./client.ts";
import { pathAfterRejection } from "./expired-session.ts";
import { queryClient } from "./query-client.ts";
import { TOKEN_KEY } from "./token.ts";

/** After a log-out in another tab this one shows nothing of the person any more, and the log-in leads back here. */
function leave(): void {
  const { pathname, search } = location;
  if (isOfPerson(pathname)) location.replace(pathAfterRejection("elsewhere", pathname, search));
  else if (pathname !== siteRoutes.login) location.reload();
}

async function isAnother(now: string, before: string | null): Promise<boolean> {
  const known = queryClient.getQueryData(identityQuery().queryKey);
  if (known === undefined || (before !== null && claimsOf(now).sub === claimsOf(before).sub)) return false;
  const { uuid, signerUuid } = await client.send(identity, {});
  return uuid !== known.uuid || signerUuid !== known.signerUuid;
}

/** Whether a page is shown to whoever is logged in alone. */
function isOfPerson(pathname: string): boolean {
  if (pathname.startsWith(siteRoutes.dashboard)) return true;
  const here = routeAt(pathname);
  return here !== null && routes[here.route].audience !== "anyone";
}

followOtherTabs({ key: TOKEN_KEY, over: leave, isAnother });
