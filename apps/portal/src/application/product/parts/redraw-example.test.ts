import { type Offer, quoteOffer } from "@gable/domain/offers/offer.ts";
import { describe, expect, it } from "vitest";
import { redrawExample } from "./redraw-example.ts";

const laterDraws: Offer["laterDraws"] = {
  primePercent: "7.00",
  minMarginPercent: "0",
  maxRatePercent: "18.00",
  minDraw: 50_000,
  redrawPercentOfInitialDraw: "20",
  drawPeriodYears: 5,
};

function quoteOf(termYears: number, totalLine: number) {
  const bands = [{ minLine: 1_500_000, maxLine: 40_000_000, ratePercent: "8.950" }];
  const quote = quoteOffer(
    {
      id: "x",
      termYears,
      feePercent: "0",
      minLine: 1_500_000,
      maxLine: 40_000_000,
      bands,
      autopayDiscountPercent: "0.000",
      minRatePercent: "7.600",
      laterDraws,
    },
    totalLine,
  );
  if (quote === null) throw new Error("not offered");
  return quote;
}

describe("an example of a redraw", () => {
  it("draws again what was repaid in two years, in whole hundreds, at prime plus margin", () => {
    // 6,480.14 and 7,084.51 dollars of 100,000 are repaid in the first two years at 8.95 % over ten.
    expect(redrawExample(quoteOf(10, 10_000_000), laterDraws)).toEqual({
      payments: 24,
      repaid: 1_356_465,
      draw: 1_350_000,
      interest: 9_931,
    });
  });

  it("draws no more than a fifth of the first draw", () => {
    expect(redrawExample(quoteOf(5, 10_000_000), laterDraws)?.draw).toBe(2_000_000);
  });

  it("ends with the draw period where that is shorter than two years", () => {
    expect(redrawExample(quoteOf(5, 10_000_000), { ...laterDraws, drawPeriodYears: 1.5 })?.payments).toBe(18);
  });

  it("is left out where less than the smallest draw was repaid", () => {
    expect(redrawExample(quoteOf(30, 1_500_000), laterDraws)).toBeNull();
  });
});
