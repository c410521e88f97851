import { expect, it } from "vitest";
import { OfferSelection } from "./offer-selection.ts";

it("names each debt and each discount once, however often they were sent", () => {
  const sent = {
    offerUuid: "0b7c2f0e-3c52-4f0b-9f6e-6a1f0f3f2c11",
    selectedOfferAmount: 5_000_000,
    selectedDiscounts: ["AUTOPAY", "AUTOPAY"],
    selectedAccountsToPayoff: ["card", "loan", "card"],
  };
  expect(OfferSelection.parse(sent)).toEqual({
    ...sent,
    selectedDiscounts: ["AUTOPAY"],
    selectedAccountsToPayoff: ["card", "loan"],
  });
});
