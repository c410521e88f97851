import { nearestOfferedLine } from "@gable/domain/offers/offer.ts";
import { useState } from "react";
import { draftOf, keepDraft } from "../../../session/form-draft.ts";
import type { Offers } from "./choose.ts";
import { exampleWish, offerOf, type Wish, withinOffers } from "./wish.ts";

/** The wish with which the screen opens: as it was left, as staff laid it ready, as it was chosen before, as it was revised, else an example. */
export function firstWish(made: Offers, left: Wish | undefined): Wish {
  if (left !== undefined) return withinOffers(left, made.offers);
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
  const before = withinOffers({ ...example, termYears: receipt.before.termYears }, made.offers);
  const nearest = offerOf(made.offers, before.termYears, before.feePercent);
  return { ...before, cents: nearestOfferedLine(nearest, receipt.before.line) };
}

/** The wish of this visit. It outlives a look at another screen, and is gone with the page. */
export function useWish(uuid: string, made: Offers): readonly [Wish, (change: Partial<Wish>) => void, boolean] {
  const key = `offer ${uuid}`;
  const [kept, setKept] = useState(() => ({
    wish: firstWish(made, draftOf(key) as Wish | undefined),
    isExample: draftOf(key) === undefined && made.chosen === null && made.receipt === null && made.prepared === null,
  }));
  const wish = withinOffers(kept.wish, made.offers);
  const change = (part: Partial<Wish>) => {
    const next = { ...wish, ...part };
    keepDraft(key, next);
    setKept({ wish: next, isExample: false });
  };
  return [wish, change, kept.isExample];
}
