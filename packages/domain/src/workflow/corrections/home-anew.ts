import type { AskedPapersKey } from "../../conditions/asked-papers-key.ts";
import type { Facts } from "../facts/facts.ts";

type AboutHome = { readonly [K in keyof Facts]?: Facts[K] | undefined };

/** Papers that a person accepted and that say something of the home: of another they say nothing. */
const papersOfHome: ReadonlySet<AskedPapersKey> = new Set([
  "DENIED_LIENS",
  "OWNERS",
  "EQUITY_LOAN_DATE",
  "OCCUPANCY",
  "OFF_THE_MARKET",
  "COURT_CASES",
  "PROPERTY_TAXES",
  "OWNER_BY_TITLE",
] as const);

/** What was found out about the former home is taken back. What was asked of it is not what is asked of another, even of the same county. */
export function homeAnew(facts: Facts): AboutHome {
  return {
    homeCorrections: (facts.homeCorrections ?? 0) + 1,
    lookedUpHome: undefined,
    property: undefined,
    chosenParcelId: undefined,
    ownershipCleared: undefined,
    conditionCleared: undefined,
    otherOnHome: undefined,
    linesOfOurs: undefined,
    censusPlace: undefined,
    county: undefined,
    avms: [],
    valuation: undefined,
    estimatedValue: undefined,
    valueChallenge: undefined,
    // Whoever was sent to look at the former home is called back (`recall-valuer.ts`), and that look is charged to nobody.
    bpo: undefined,
    ...valuerAnew(facts),
    liens: undefined,
    winbackAnswered: undefined,
    preparedOffer: undefined,
    prequalTitle: undefined,
    finalTitle: undefined,
    finalTitleAttempts: facts.finalTitleAttempts + 1,
    flood: undefined,
    floodInsurance: undefined,
    hazardInsurance: undefined,
    trustAccepted: undefined,
    notaryVisit: undefined,
    ...(facts.papersAccepted && { papersAccepted: papersOfOthers(facts.papersAccepted) }),
    // Its notice of a flood zone says nothing of this one.
    deliveries: facts.deliveries.filter(({ documentKind }) => documentKind !== "FLOOD_NOTICE"),
  };
}

/** The next order to look at the home is another one than those before it. */
export const valuerAnew = ({ bpo, formerValuerOrders = 0 }: Facts): AboutHome =>
  bpo ? { formerValuerOrders: formerValuerOrders + bpo.attempt } : {};

const papersOfOthers = (accepted: NonNullable<Facts["papersAccepted"]>): NonNullable<Facts["papersAccepted"]> =>
  Object.fromEntries(Object.entries(accepted).filter(([key]) => !papersOfHome.has(key as AskedPapersKey)));

/** What tells an order about the home from one about a home that was named before it. */
export const ofThisHome = ({ homeCorrections = 0 }: Facts): readonly number[] =>
  homeCorrections > 0 ? [homeCorrections] : [];
