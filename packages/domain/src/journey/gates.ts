import { declineRoute, isDeclined, routesAfterDecline } from "./declined.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import { type MaintenanceFlag, type MaintenancePage, maintenancePageAt } from "./maintenance.ts";
import { onHost, paths } from "./paths.ts";
import { carriedQuery, loginPath } from "./redirects.ts";
import { isApplicationRoute, type RouteName, routes } from "./routes.ts";
import { siteRoutes } from "./site-routes.ts";

/** Somebody at a page of the portal. */
export type Visit = {
  readonly route: RouteName;
  /** Relative to the base path, without query. */
  readonly path: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  readonly lender: {
    readonly requiresReferringLoanOfficer: boolean;
    readonly isWholesale: boolean;
    readonly hasRegistrationEnabled: boolean;
  };
  /** The server knows the `referrer` of the query as an officer of this lender. */
  readonly hasValidReferrer: boolean;
  readonly maintenance: MaintenanceFlag | null;
  /** Null for a visitor without a log-in. */
  readonly person: {
    readonly hasProfile: boolean;
    readonly isAdditionalSigner: boolean;
    /** The application of the address; null when there is none or it is not this person's. */
    readonly application: Pick<JourneyFacts, "application" | "status"> | null;
  } | null;
};

export type Verdict =
  | { readonly show: "maintenance"; readonly page: MaintenancePage }
  | { readonly show: "not-accepting-applications" }
  /** A path of the host, base path included. */
  | { readonly go: string };

type Gate = (visit: Visit) => Verdict | null;

/** In the order in which they are asked; the first that answers decides. */
export const gates = {
  maintenance: ({ path, maintenance }) => {
    const page = maintenancePageAt(path, maintenance);
    return page === null ? null : { show: "maintenance", page };
  },

  acceptsApplications: ({ route, lender, hasValidReferrer, person }) => {
    const needsReferrer = lender.requiresReferringLoanOfficer || lender.isWholesale;
    const isClosed =
      (route === "register" && needsReferrer && !hasValidReferrer) ||
      (route === "root" && lender.requiresReferringLoanOfficer && person === null);
    return isClosed ? { show: "not-accepting-applications" } : null;
  },

  loggedIn: (visit) =>
    visit.person === null && routes[visit.route].audience !== "anyone" ? { go: pathToLogIn(visit) } : null,

  additionalSigner: ({ route, search, person }) => {
    if (person === null) return null;
    if (routes[route].audience === "signer" && !person.isAdditionalSigner) return toDashboard(search);
    if (isApplicationRoute(route) && person.isAdditionalSigner) {
      return { go: onHost(paths.signerResume()) + carriedQuery(search) };
    }
    return null;
  },

  hasProfileAndApplication: ({ route, search, person }) =>
    person !== null && isApplicationRoute(route) && (!person.hasProfile || person.application === null)
      ? toDashboard(search)
      : null,

  notDeclined: ({ route, search, person }) => {
    const opened = person?.application ?? null;
    if (opened === null || !isApplicationRoute(route) || !isDeclined(opened.status)) return null;
    const target = declineRoute(opened.status);
    if (route === target || routesAfterDecline.includes(route)) return null;
    return { go: onHost(paths[target](opened.application.uuid)) + carriedQuery(search) };
  },
} as const satisfies Readonly<Record<string, Gate>>;

/** Null lets the visitor through. */
export function passGates(visit: Visit): Verdict | null {
  for (const gate of Object.values(gates)) {
    const verdict = gate(visit);
    if (verdict !== null) return verdict;
  }
  return null;
}

/**
 * Where somebody without a valid log-in is sent, from a page or after a call answered 401: additional signers to their
 * own log-in, others to registration where the lender has it, else to log-in. A path of the host.
 */
export function pathToLogIn({
  route,
  path,
  search,
  lender,
}: Pick<Visit, "route" | "path" | "search" | "lender">): string {
  const ownLogin = lender.hasRegistrationEnabled ? onHost(paths.register()) : siteRoutes.login;
  const page = routes[route].audience === "signer" ? onHost(paths.signerLogin()) : ownLogin;
  return loginPath(page, onHost(path), search);
}

function toDashboard(search: string): Verdict {
  return { go: siteRoutes.dashboard + carriedQuery(search) };
}
