import { pathOf, routeOf } from "@gable/domain/journey/destination.ts";
import { landingOf } from "@gable/domain/journey/landing.ts";
import { onHost } from "@gable/domain/journey/paths.ts";
import { useLocation } from "react-router";
import { applicationRouteAt } from "./here.ts";
import { useJourney } from "./journey.tsx";

/** Where the application stands, for somebody who has gone aside to look or to correct; undefined for who is there already. */
export function useWayBack(): string | undefined {
  const { uuid, facts } = useJourney();
  const { pathname } = useLocation();
  const landing = landingOf(facts);
  if (landing === "stay" || routeOf(landing) === applicationRouteAt(pathname)) return undefined;
  return onHost(pathOf(landing, uuid));
}
