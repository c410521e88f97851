import { isOutage } from "@gable/contract/problem.ts";
import { passGates, type Verdict, type Visit } from "@gable/domain/journey/gates.ts";
import type { JourneyFacts } from "@gable/domain/journey/journey-facts.ts";
import { carrying } from "@gable/domain/journey/redirects.ts";
import { isApplicationRoute, type RouteName, routes } from "@gable/domain/journey/routes.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { fetchPart } from "@gable/ui/components/connection/fetch-part.ts";
import { untilAnswered } from "@gable/ui/components/connection/outage.ts";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "react-router";
import { identityQuery } from "../queries/identity.ts";
import { originatorQuery } from "../queries/originators.ts";
import { profileQuery } from "../queries/profile.ts";
import { closedPages } from "../session/closed-pages.ts";
import { pathAfterRejection, rejectionIn } from "../session/expired-session.ts";
import { lenderSettings } from "../session/organisation.ts";
import { rememberApplication } from "../session/remembered-application.ts";
import { clearToken, isSignedIn } from "../session/token.ts";
import { pathInPortal, routeAt } from "./here.ts";

/** What a portal page shows instead of its screen. */
export type Instead = Exclude<Verdict, { go: string }>;

/**
 * Loader of every page of the portal: asks the gates, then the journey. Gives what to show instead of the screen, or null. While nobody
 * answers it asks again, and the page that stood stays.
 */
export const admit = (queries: QueryClient, request: Request): Promise<Instead | null> =>
  untilAnswered(() => askGates(queries, request), isOutage, request.signal);

async function askGates(queries: QueryClient, request: Request): Promise<Instead | null> {
  const { pathname, search } = new URL(request.url);
  const here = routeAt(pathname);
  if (here === null) throw redirect(carrying(siteRoutes.dashboard, search));
  const { route, uuid } = here;
  const refuse = (failure: unknown): never => {
    const why = rejectionIn(failure);
    if (why === undefined) throw failure;
    clearToken();
    queries.clear();
    throw redirect(pathAfterRejection(why, pathname, search));
  };
  // Who it is, is asked together with what is theirs.
  if (isSignedIn()) queries.ensureQueryData(identityQuery()).catch(() => undefined);
  // What opens an application is no part of what a visitor loads.
  const opening = uuid !== null && isSignedIn() ? await fetchPart(() => import("./open-application.ts")) : null;
  const facts = uuid !== null && opening !== null ? await opening.openApplication(queries, uuid).catch(refuse) : null;
  const visit: Visit = {
    route,
    path: pathInPortal(pathname) ?? "/",
    search,
    lender: lenderSettings(),
    hasValidReferrer: route === "register" ? await hasValidReferrer(queries, search) : false,
    maintenance: closedPages(),
    person: isSignedIn() ? await personHere(queries, route, facts).catch(refuse) : null,
  };
  const verdict = passGates(visit);
  if (verdict !== null && "go" in verdict) throw redirect(verdict.go);
  if (verdict !== null) return verdict;
  if (facts !== null && opening !== null && isApplicationRoute(route)) {
    rememberApplication(facts.application.uuid);
    const elsewhere = opening.leadOn(facts, route, search);
    if (elsewhere !== null) throw redirect(elsewhere);
  }
  return null;
}

async function personHere(
  queries: QueryClient,
  route: RouteName,
  facts: JourneyFacts | null,
): Promise<Visit["person"]> {
  const [identity, profile] = await Promise.all([
    queries.ensureQueryData(identityQuery()),
    // A signer's session opens no profile.
    routes[route].audience === "signer" ? null : queries.ensureQueryData(profileQuery()).catch(nullUnlessOutage),
  ]);
  const isAdditionalSigner =
    routes[route].audience === "signer"
      ? await (await fetchPart(() => import("../signer/parts/has-desk.ts"))).hasDesk(queries)
      : facts === null
        ? identity.type === "CO_DEEDER"
        : (await fetchPart(() => import("./open-application.ts"))).signsBeside(identity, facts);
  return { hasProfile: profile !== null, isAdditionalSigner, application: facts };
}

function nullUnlessOutage(failure: unknown): null {
  if (isOutage(failure)) throw failure;
  return null;
}

/** Asked only where the lender takes applications through an officer alone. */
async function hasValidReferrer(queries: QueryClient, search: string): Promise<boolean> {
  const { requiresReferringLoanOfficer, isWholesale } = lenderSettings();
  if (!requiresReferringLoanOfficer && !isWholesale) return true;
  const referrer = new URLSearchParams(search).get("referrer");
  if (referrer === null) return false;
  return (await queries.fetchQuery(originatorQuery(referrer))) !== null;
}
