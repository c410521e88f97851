import type { Facts } from "../facts/facts.ts";

type AboutHome = { readonly [K in keyof Facts]?: Facts[K] | undefined };

/** What was found out about the former home is taken back. What was asked of it is not what is asked of another, even of the same county. */
export function homeAnew(facts: Facts): AboutHome {
  return {
    homeCorrections: (facts.homeCorrections ?? 0) + 1,
    property: undefined,
    chosenParcelId: undefined,
    ownershipCleared: undefined,
    conditionCleared: undefined,
    otherOnHome: undefined,
    censusPlace: undefined,
    county: undefined,
    avms: [],
    valuation: undefined,
    estimatedValue: undefined,
    valueChallenge: undefined,
    liens: undefined,
    winbackAnswered: undefined,
    preparedOffer: undefined,
    prequalTitle: undefined,
    finalTitle: undefined,
    finalTitleAttempts: facts.finalTitleAttempts + 1,
    flood: undefined,
    floodInsurance: undefined,
    trustAccepted: undefined,
    // Its notice of a flood zone says nothing of this one.
    deliveries: facts.deliveries.filter(({ documentKind }) => documentKind !== "FLOOD_NOTICE"),
  };
}

/** What tells an order about the home from one about a home that was named before it. */
export const ofThisHome = ({ homeCorrections = 0 }: Facts): readonly number[] =>
  homeCorrections > 0 ? [homeCorrections] : [];
