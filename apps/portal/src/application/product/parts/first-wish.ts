import { nearestOfferedLine } from "@gable/domain/offers/offer.ts";
import type { Offers } from "./choose.ts";
import { exampleWish, offerOf, type Wish, withinOffers } from "./wish.ts";

/** The wish with which the screen opens: as staff laid it ready, as it was chosen before, as it was revised, else an example. */
export function firstWish(made: Offers): Wish {
  const { chosen, receipt, prepared } = made;
  const laidReady = made.offers.find(({ uuid }) => uuid === prepared?.offerUuid);
  if (prepared && laidReady) {
    const { termYears, feePercent } = laidReady;
    return { ...exampleWish(made.offers), cents: prepared.line, termYears, feePercent };
  }
  const offer = made.offers.find(({ uuid }) => uuid === chosen?.offerUuid);
  if (chosen && offer) {
    return {
      means: "line",
      cents: chosen.line,
      termYears: offer.termYears,
      feePercent: offer.feePercent,
      autopay: chosen.discounts.includes("AUTOPAY"),
      payoffs: chosen.payoffs,
    };
  }
  const example = exampleWish(made.offers);
  if (!receipt) return example;
  const { line, termYears, feePercent, discounts, payoffs } = receipt.before;
  const before = withinOffers({ ...example, termYears, feePercent }, made.offers);
  const nearest = offerOf(made.offers, before.termYears, before.feePercent);
  return {
    ...before,
    cents: nearestOfferedLine(nearest, line),
    autopay: discounts.includes("AUTOPAY"),
    // A debt that can be paid off no more is not on the list, and is not sent.
    payoffs: payoffs.filter((id) => made.debts.some((debt) => debt.id === id && debt.eligible)),
  };
}
