import { type RouteName, routeNames, routes } from "./routes.ts";

export type MatchedRoute = { readonly route: RouteName; readonly uuid: string | null; readonly type: string | null };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const patterns = routeNames.map((route) => ({ route, segments: segmentsOf(routes[route].path) }));

/** The route of a path relative to the base path, without query; null where the portal has no such address. */
export function matchRoute(path: string): MatchedRoute | null {
  const segments = segmentsOf(path);
  const found = patterns.find((pattern) => fits(pattern.segments, segments));
  if (found === undefined) return null;
  const valueOf = (name: string) => segments[found.segments.indexOf(name)] ?? null;
  return { route: found.route, uuid: valueOf(":uuid"), type: valueOf(":type") };
}

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.length === segments.length && pattern.every((part, at) => segmentFits(part, segments[at] ?? ""));
}

function segmentFits(part: string, segment: string): boolean {
  if (part === ":uuid") return UUID.test(segment);
  return part.startsWith(":") || part === segment;
}
