import { describe, expect, it } from "vitest";
import { showsOfferPanel } from "./offer-panel.ts";

describe("the offer's panel", () => {
  const chosen = { term: 10, rate: 8.95, amount: 100_000 };

  it("is there when term, rate and amount are all above zero", () => {
    expect(showsOfferPanel(chosen)).toBe(true);
    expect(showsOfferPanel({ term: 1, rate: 0.001, amount: 0.01 })).toBe(true);
  });

  it.each([{ term: 0 }, { rate: 0 }, { amount: 0 }, { term: -5 }, { amount: Number.NaN }])(
    "is not there with %o",
    (change) => {
      expect(showsOfferPanel({ ...chosen, ...change })).toBe(false);
    },
  );
});
