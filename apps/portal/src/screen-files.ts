import { isApplicationRoute, type RouteName, routes, screenOf } from "@gable/domain/journey/routes.ts";
import { portalAddresses, siteRoutes } from "@gable/domain/journey/site-routes.ts";

/** The files of the pages at the root of the lender's host by their addresses: each lies where its address says. */
export const sitePages: Readonly<Record<`/${string}`, string>> = {
  ...Object.fromEntries(portalAddresses.map((path) => [path, `./account${path}.tsx`])),
  [`${siteRoutes.verify}/:sha256`]: "./account/verify.tsx",
};

/** What stands around a route's screen, and is fetched with it: the frame, and what opens it. */
export function frameFilesOf(route: RouteName): readonly string[] {
  if (route.startsWith("register")) return ["./register/parts/register-frame.tsx"];
  if (isApplicationRoute(route)) return ["./journey/application-frame.tsx", "./journey/open-application.ts"];
  if (routes[route].audience === "signer") return ["./signer/parts/signer-frame.tsx", "./signer/parts/has-desk.ts"];
  return [];
}

/**
 * The file of a route's screen, from `src` on: the folder is the first segment of the address, the file is the rest. Parameters are
 * no part of it. `null` for addresses that only lead on.
 */
export function screenFileOf(route: RouteName): string | null {
  const segments = routes[screenOf(route)].path.split("/").filter((segment) => segment !== "");
  const named = segments.filter((segment) => !segment.startsWith(":"));
  if (named.length === 0) return null;
  if (segments[0] === ":uuid") return `./application/${named.join("/")}.tsx`;
  const [first, ...rest] = named;
  if (first === "heloc-signer") return `./signer/${rest.join("/")}.tsx`;
  if (first === "register") return `./register/${rest.length === 0 ? "index" : rest.join("/")}.tsx`;
  if (first === "bank-link-oauth-success") return "./register/bank-link-oauth-success.tsx";
  return `./account/${named.join("/")}.tsx`;
}
