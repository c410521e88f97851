import type { Rejection } from "@gable/contract/client.ts";
import { isOfEndedSession, isOfOtherLender } from "@gable/contract/problem.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { carrying, loginPath } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";

/** Where in its address the log-in is told why somebody is there who did not come to log in. */
export const WHY_PARAMETER = "why";
export const OTHER_LENDER = "other-lender";
/** Why somebody is led to a log-in: besides what the server says of their session, that they logged out in another tab. */
export type WhyLedOut = Rejection | "elsewhere";

/** Why the server does not accept the session, or that there is none; undefined for what failed otherwise. */
export function rejectionIn(failure: unknown): Rejection | undefined {
  if (isOfOtherLender(failure)) return OTHER_LENDER;
  return isOfEndedSession(failure) ? "over" : undefined;
}

/**
 * Where somebody goes whose session is not accepted: to the log-in that leads back here and says why, additional signers to their own. Whoever had
 * a session has an account, so that registration is no place to send them even where the lender sends strangers there. Of what was
 * begun with another lender nothing is here: there is no way back, and the log-in says so.
 */
export function pathAfterRejection(why: WhyLedOut, pathname: string, search: string): string {
  if (why === OTHER_LENDER) return carrying(`${siteRoutes.login}?${WHY_PARAMETER}=${OTHER_LENDER}`, search);
  const isSigner = pathname.startsWith(onHost("/heloc-signer"));
  const login = loginPath(isSigner ? onHost(paths.signerLogin()) : siteRoutes.login, pathname, search);
  return `${login}${login.includes("?") ? "&" : "?"}${WHY_PARAMETER}=${why}`;
}
