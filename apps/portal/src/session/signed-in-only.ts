import { isOutage } from "@gable/contract/problem.ts";
import { opensDashboard } from "@gable/domain/journey/dashboard-link.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { carrying, loginPath } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { untilAnswered } from "@gable/ui/components/connection/outage.ts";
import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { identityQuery } from "../queries/identity.ts";
import { pathAfterRejection, rejectionIn } from "./expired-session.ts";
import { clearToken, isSignedIn } from "./token.ts";

/** Loader of the account's own pages, which need a log-in and nothing else. `evenToSign`: of any session, one that only signs too. */
export function signedInOnly(queries: QueryClient, evenToSign = false) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const { pathname, search } = new URL(request.url);
    if (!isSignedIn()) throw redirect(loginPath(siteRoutes.login, pathname, search));
    try {
      const identity = await untilAnswered(() => queries.ensureQueryData(identityQuery()), isOutage, request.signal);
      if (evenToSign) return null;
      // Who only signs has no dashboard; nor has, under rule v1, a session that came to sign with an account of before.
      if (!opensDashboard(identity)) throw redirect(carrying(onHost(paths.signerResume()), search));
      // A broker who signs has one, and by a session that signs nothing of an account opens: they log in with their own.
      if (identity.signerUuid !== null) throw redirect(loginPath(siteRoutes.login, pathname, search));
      return null;
    } catch (failure) {
      const why = rejectionIn(failure);
      if (why === undefined) throw failure;
      clearToken();
      throw redirect(pathAfterRejection(why, pathname, search));
    }
  };
}
