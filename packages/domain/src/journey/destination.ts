import type { IncomeSourceType } from "../application/enumerations.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import { fillPath } from "./paths.ts";
import { type RouteName, routes } from "./routes.ts";

type RouteWithType = "incomeLink" | "incomeUpload";

/** Where a row of a table sends the borrower. A screen for one kind of income names the kind. */
export type Destination =
  | Exclude<RouteName, RouteWithType>
  | { readonly route: RouteWithType; readonly type: IncomeSourceType };

/** A destination, or the condition that chooses one. */
export type DestinationRow = Destination | ((facts: JourneyFacts) => Destination);

/** Where a row of a table leads for one application: some depend on its facts. */
export function resolveRow(row: DestinationRow, facts: JourneyFacts): Destination {
  return typeof row === "function" ? row(facts) : row;
}

export function routeOf(destination: Destination): RouteName {
  return typeof destination === "string" ? destination : destination.route;
}

/** The address of a destination for the application `uuid`, relative to the base path. */
export function pathOf(destination: Destination, uuid: string): string {
  const path = routes[routeOf(destination)].path;
  const type = typeof destination === "string" ? [] : [destination.type];
  return path.includes(":uuid") ? fillPath(path, [uuid, ...type]) : path;
}
