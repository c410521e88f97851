import type { Offer } from "@gable/domain/offers/offer.ts";
import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountBounds,
  amountShown,
  exampleWish,
  feesOf,
  lineWished,
  offerOf,
  quoteWished,
  termsOf,
  type Wish,
  withinOffers,
  withMeans,
} from "./wish.ts";

function offer(termYears: number, feePercent: string, maxLine: number, ratePercent = "9.550"): Offer {
  return {
    id: `${termYears}y-${feePercent}`,
    termYears,
    feePercent,
    minLine: 1_500_000,
    maxLine,
    bands: [{ minLine: 1_500_000, maxLine, ratePercent }],
    autopayDiscountPercent: "0.250",
    minRatePercent: "7.600",
    laterDraws: {
      primePercent: "7.00",
      minMarginPercent: "0",
      maxRatePercent: "18.00",
      minDraw: 50_000,
      redrawPercentOfInitialDraw: "20",
      drawPeriodYears: 5,
    },
  };
}

const offers = [
  offer(5, "0", 15_020_000),
  offer(5, "2.99", 15_280_000),
  offer(10, "2.99", 18_770_000),
  offer(10, "0", 18_770_000),
];
const tenYears = offerOf(offers, 10, "2.99");

const wish: Wish = {
  means: "line",
  cents: 10_000_000,
  termYears: 10,
  feePercent: "2.99",
  autopay: false,
  payoffs: [],
};

describe("a line of, or cash in hand of", () => {
  it("takes the fee out of the line, or puts it on top of the cash", () => {
    expect(quoteWished(tenYears, wish)).toMatchObject({ totalLine: 10_000_000, initialDraw: 9_709_681 });
    expect(quoteWished(tenYears, { ...wish, means: "cash" })).toMatchObject({
      totalLine: 10_299_000,
      initialDraw: 10_000_000,
    });
  });

  it("means the same cash, and the same line within the rounding of the fee, when the way of asking is changed", () => {
    assert(
      property(integer({ min: 1_500_000, max: 18_770_000 }), (cents) => {
        const asked = { ...wish, cents };
        const asCash = withMeans(asked, "cash", quoteWished(tenYears, asked));
        const quote = quoteWished(tenYears, asCash);
        expect(quote.initialDraw).toBe(quoteWished(tenYears, asked).initialDraw);
        expect(Math.abs(withMeans(asCash, "line", quote).cents - cents)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("pays out the cash that was asked for, to the cent, wherever the offer allows it", () => {
    const { least, most } = amountBounds(tenYears, "cash");
    assert(
      property(integer({ min: least, max: most }), (cents) => {
        const asked: Wish = { ...wish, means: "cash", cents };
        expect(quoteWished(tenYears, asked).initialDraw).toBe(cents);
        expect(amountShown(tenYears, asked)).toBe(cents);
      }),
    );
  });

  it("is bounded in whole dollars", () => {
    expect(amountBounds(tenYears, "line")).toEqual({ least: 1_500_000, most: 18_770_000 });
    expect(amountBounds(tenYears, "cash")).toEqual({ least: 1_456_500, most: 18_225_000 });
  });
});

describe("a wish beyond an offer", () => {
  const large = { ...wish, cents: 18_000_000 };

  it("is met as far as the offer goes, and kept for a term that allows more", () => {
    expect(amountShown(offerOf(offers, 5, "2.99"), large)).toBe(15_280_000);
    expect(amountShown(tenYears, large)).toBe(18_000_000);
  });

  it("never leads to a line that is not offered", () => {
    assert(
      property(integer({ min: 0, max: 60_000_000 }), constantFrom("line" as const, "cash" as const), (cents, means) => {
        const line = lineWished(tenYears, { means, cents });
        expect(line).toBeGreaterThanOrEqual(tenYears.minLine);
        expect(line).toBeLessThanOrEqual(tenYears.maxLine);
      }),
    );
  });
});

describe("terms and fees", () => {
  it("are listed in rising order", () => {
    expect(termsOf(offers)).toEqual([5, 10]);
    expect(feesOf(offers, 10)).toEqual(["0", "2.99"]);
  });

  it("fall back to what there is: the lowest fee, the nearest term", () => {
    expect(offerOf(offers, 5, "4.99").feePercent).toBe("0");
    expect(withinOffers({ ...wish, termYears: 30, feePercent: "4.99" }, offers)).toMatchObject({
      termYears: 10,
      feePercent: "0",
    });
  });

  it("start with an example: ten years, no fee, about half", () => {
    expect(exampleWish(offers)).toMatchObject({ termYears: 10, feePercent: "0", cents: 9_000_000, means: "line" });
  });
});
