import type { Decision } from "../application/enumerations.ts";
import { allowedRoutes, asides, isKeptOnceFunded, isOpenBecauseOthersSign } from "./allowed-routes.ts";
import { isDeclined, routesAfterDecline } from "./declined.ts";
import { type Destination, pathOf, routeOf } from "./destination.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import { isHeld, landingOf } from "./landing.ts";
import type { RouteName } from "./routes.ts";

/**
 * Where the borrower stands, and why the question is asked. `opened`: the address was typed, linked, reloaded or
 * looked at again while nothing moved. `advanced`: the borrower submitted something, or the landing has changed.
 */
export type Present = { readonly route: RouteName; readonly occasion: "opened" | "advanced" };

/** What the offer screen is told: from where the borrower comes back to it, and the decision behind the offers. */
export type CarriedToOffers = { readonly whereFrom: "signing/intro" | null; readonly uwDecision: Decision | null };

export type NextRoute =
  | { readonly move: "stay" }
  | {
      readonly move: "go";
      readonly route: RouteName;
      /** Relative to the base path. */
      readonly path: string;
      readonly carry?: CarriedToOffers;
    };

const stay: NextRoute = { move: "stay" };

/** The next screen of a borrower's application. */
export function nextRoute(facts: JourneyFacts, present: Present): NextRoute {
  return present.occasion === "opened" ? whereOpened(facts, present.route) : whereAdvanced(facts, present.route);
}

/** An opened page is kept where it is allowed; anything else is sent to the landing. */
function whereOpened(facts: JourneyFacts, route: RouteName): NextRoute {
  return allowedRoutes(facts).has(route) ? stay : goTo(landingOf(facts), facts);
}

function whereAdvanced(facts: JourneyFacts, route: RouteName): NextRoute {
  if (route === "applicationIndex") return whereOpened(facts, route);
  const isLeftAlone = isDeclined(facts.status)
    ? routesAfterDecline.includes(route)
    : isHeld(facts) ||
      asides.includes(route) ||
      isAskedHere(facts, route) ||
      isKeptOnceFunded(facts, route) ||
      isOpenBecauseOthersSign(facts, route);
  if (isLeftAlone) return stay;
  const landing = landingOf(facts);
  return landing === "stay" || routeOf(landing) === route ? stay : goTo(landing, facts);
}

/** The account for the money is asked for in one place, also while the landing is still the page about the payment. */
const isAskedHere = ({ step }: JourneyFacts, route: RouteName): boolean =>
  step === "DISBURSEMENT_ACCOUNT" && route === "bankDisburse";

function goTo(landing: Destination | "stay", facts: JourneyFacts): NextRoute {
  // The machine stays in `profile`; only somebody who stands nowhere of the journey is shown where it begins.
  const destination = landing === "stay" ? "startProfile" : landing;
  const route = routeOf(destination);
  const path = pathOf(destination, facts.application.uuid);
  return route === "productSelect"
    ? { move: "go", route, path, carry: carriedToOffers(facts) }
    : { move: "go", route, path };
}

function carriedToOffers({ status }: JourneyFacts): CarriedToOffers {
  return {
    whereFrom: status.uwSubDecision === "VERIFIED_OFFER" ? "signing/intro" : null,
    uwDecision: status.uwDecision,
  };
}
