import { type RouteName, routes, screenOf } from "@gable/domain/journey/routes.ts";

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
