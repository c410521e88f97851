import { newLienPosition, remainingClaims } from "../liens/cltv.ts";
import { unitsOf } from "../offers/price-line.ts";
import { fitToBudget, type OfferFacts, type PricedOffers, priceOffers } from "../offers/price-offers.ts";
import { aporWeekOn } from "./apor.ts";
import { borrowerBudget, payoffCash } from "./borrower-budget.ts";
import { type Eligibility, eligibilityFor } from "./eligibility.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import { type MonthlyBudget, type PaymentRoom, paymentRoom } from "./payment-room.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";

/** What the numbers alone leave room for, before anything else is judged. */
export interface LineProspects {
  readonly lienPosition: number;
  readonly otherClaims: number;
  readonly eligibility: Eligibility | null;
  readonly budget: MonthlyBudget;
  readonly room: PaymentRoom;
  readonly offerFacts: OfferFacts | null;
  /** As priced for someone who can pay any of it. */
  readonly priced: PricedOffers;
  /** As far as the budget bears it. */
  readonly fitted: PricedOffers;
  readonly primePercent: string;
  readonly aporAsOf: string | null;
}

const nothingPriced: PricedOffers = { offers: [], refused: [] };

/**
 * Everything that a decision weighs, at the rates of the input or else of the policy. Throws RangeError where neither has a prime rate for
 * the day. `eligibility` null: the property, score or lien position fits no row of the policy.
 */
export function lineProspects(input: UnderwritingInput, policy: LendingPolicy): LineProspects {
  const { property, credit, asOf } = input;
  const score = credit.score ?? 0;
  const units = unitsOf(property.propertyType);
  const lienPosition = newLienPosition(input.liens);
  const otherClaims = remainingClaims(input.liens);
  const eligibility = eligibilityFor({ ...property, score, lienPosition, units }, policy);
  const budget = borrowerBudget(input, policy);
  const room = paymentRoom(budget, { score, occupancy: property.occupancy, units }, policy);
  const primePercent = input.market?.primePercent ?? primeOn(policy, asOf);
  const apor = input.market?.apor ?? policy.marketRates.apor;
  const offerFacts: OfferFacts | null =
    eligibility === null
      ? null
      : {
          asOf,
          score,
          state: property.state,
          occupancy: property.occupancy,
          propertyType: property.propertyType,
          value: property.value,
          otherClaims,
          lienPosition,
          eligibility,
          cashNeeded: payoffCash(input),
          primePercent,
          apor,
        };
  const priced = offerFacts === null ? nothingPriced : priceOffers(offerFacts, policy);
  return {
    lienPosition,
    otherClaims,
    eligibility,
    budget,
    room,
    offerFacts,
    priced,
    fitted: fitToBudget(priced, room.maxPayment, policy),
    primePercent,
    aporAsOf: aporWeekOn(apor, asOf)?.asOf ?? null,
  };
}

function primeOn({ marketRates }: LendingPolicy, date: string): string {
  const row = marketRates.prime.findLast((candidate) => candidate.asOf <= date);
  if (row === undefined) throw new RangeError(`No prime rate for ${date}. Add it to the lending policy or the input.`);
  return row.percent;
}
