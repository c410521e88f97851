import { conditionRouteOf } from "./condition-routes.ts";
import { isDeclined } from "./declined.ts";
import { routeOf } from "./destination.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import { landingOf } from "./landing.ts";
import type { RouteName } from "./routes.ts";

/** Pages that tell of what is asked themselves. */
const tellThemselves: ReadonlySet<RouteName> = new Set([
  "conditions",
  "conditionsUploadDocument",
  "conditionsPhoneNumber",
  "complete",
]);

/** How many conditions wait for the borrower of which neither the page on which they stand nor the next step of the way tells. */
export function askedBeside(facts: JourneyFacts, here: RouteName): number {
  if (isDeclined(facts.status) || facts.step === "CANCELLED" || tellThemselves.has(here)) return 0;
  const landing = landingOf(facts);
  const told = new Set([here, landing === "stay" ? "startProfile" : routeOf(landing)]);
  return facts.conditions.filter(
    ({ categoryEnum, actionNeeded }) => actionNeeded && !told.has(routeOf(conditionRouteOf(categoryEnum))),
  ).length;
}
