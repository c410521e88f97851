import { type MatchedRoute, matchRoute } from "@gable/domain/journey/match-route.ts";
import { BASE_PATH, type RouteName } from "@gable/domain/journey/routes.ts";

/** The portal's address of a path of the host, relative to the base path; null outside it. */
export function pathInPortal(pathname: string): string | null {
  if (pathname !== BASE_PATH && !pathname.startsWith(`${BASE_PATH}/`)) return null;
  const path = pathname.slice(BASE_PATH.length).replace(/\/+$/, "");
  return path === "" ? "/" : path;
}

/** The route on which somebody stands who is at this path of the host; null at pages that are no routes of the portal. */
export function routeAt(pathname: string): MatchedRoute | null {
  const path = pathInPortal(pathname);
  return path === null ? null : matchRoute(path);
}

/** The same by name, for those who must stand on a route below an application. */
export function applicationRouteAt(pathname: string): RouteName {
  return routeAt(pathname)?.route ?? "applicationIndex";
}

/** Whether somebody came to answer the one condition that the address names. */
export const isForCondition = (search: string): boolean => search.includes("condition=");
