import { CallFailed } from "@gable/contract/problem.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { loginPath } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";

/** The server does not accept the session, or there is none. */
export const isUnauthenticated = (failure: unknown): boolean => failure instanceof CallFailed && failure.status === 401;

/**
 * Where somebody goes whose session is over: to the log-in that leads back here, additional signers to their own. Whoever had a
 * session has an account, so that registration is no place to send them even where the lender sends strangers there.
 */
export function pathAfterExpiry(pathname: string, search: string): string {
  const isSigner = pathname.startsWith(onHost("/heloc-signer"));
  return loginPath(isSigner ? onHost(paths.signerLogin()) : siteRoutes.login, pathname, search);
}
