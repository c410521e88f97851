import { describe, expect, it } from "vitest";
import { lineForCash } from "../money/credit-line.ts";
import { feeBreakEven } from "./fee-break-even.ts";
import { type OfferQuote, quoteOffer } from "./offer.ts";

function forCash(cash: number, feePercent: string, ratePercent: string): OfferQuote {
  const offer = {
    id: `10y-${feePercent}`,
    termYears: 10,
    feePercent,
    minLine: 1_500_000,
    maxLine: 40_000_000,
    bands: [{ minLine: 1_500_000, maxLine: 40_000_000, ratePercent }],
    autopayDiscountPercent: "0.000",
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
  const quote = quoteOffer(offer, lineForCash(cash, feePercent));
  if (quote === null) throw new Error("not offered");
  return quote;
}

describe("a fee paid for a lower rate", () => {
  it("earns itself back when the rate it buys is low enough", () => {
    const found = feeBreakEven(forCash(9_700_000, "2.99", "8.450"), forCash(9_700_000, "0", "9.650"));
    expect(found).toEqual({ afterPayments: 40, monthlySaving: 2_719, savingInAll: 326_184 });
  });

  it("never does when the rate falls too little, although the rate is lower", () => {
    const found = feeBreakEven(forCash(9_700_000, "2.99", "9.550"), forCash(9_700_000, "0", "9.950"));
    expect(found.afterPayments).toBeNull();
    expect(found.savingInAll).toBeLessThan(0);
    expect(found.monthlySaving).toBeLessThan(0);
  });

  it("counts from when on the fee stays the cheaper way", () => {
    const found = feeBreakEven(forCash(9_700_000, "2.99", "8.950"), forCash(9_700_000, "0", "9.650"));
    expect(found.afterPayments).toBeGreaterThan(60);
    expect(found.savingInAll).toBeGreaterThan(0);
  });
});
