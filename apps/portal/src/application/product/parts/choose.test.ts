import { describe, expect, it } from "vitest";
import { bestFor, choose, isBeyondCash, isPanelShown, type MadeOffer, type Offers } from "./choose.ts";
import { firstWish } from "./first-wish.ts";
import type { Wish } from "./wish.ts";

function offer(termYears: number, feePercent: string, maxLine: number, rates: readonly [string, string]): MadeOffer {
  return {
    uuid: `offer ${termYears} ${feePercent}`,
    id: `${termYears}y-${feePercent}`,
    termYears,
    feePercent,
    minLine: 1_500_000,
    maxLine,
    bands: [
      { minLine: 1_500_000, maxLine: 9_550_000, ratePercent: rates[0] },
      { minLine: 9_550_001, maxLine, ratePercent: rates[1] },
    ],
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
}

const made: Offers = {
  decisionUuid: "00000000-0000-4000-8000-000000000000",
  offers: [
    offer(5, "0", 15_020_000, ["9.500", "9.850"]),
    offer(10, "0", 18_770_000, ["9.650", "10.300"]),
    offer(10, "2.99", 18_770_000, ["8.450", "9.100"]),
    offer(30, "0", 18_770_000, ["10.600", "10.950"]),
  ],
  expiresAt: "2026-12-21T00:00:00.000Z",
  primeRatePercent: "7.00",
  hardCheckMade: false,
  home: {
    value: 61_500_000,
    owed: 33_500_000,
    county: "Ada",
    state: "ID",
    source: "AVM",
    valuedOn: "2026-11-20",
    asOf: "2026-11-20",
  },
  closingCosts: {
    items: [{ cost: "RECORDING_FEE", low: 4_500, high: 6_000 }],
    perLine: 10_000_000,
    paidBy: "borrower",
  },
  chosen: null,
  prepared: null,
  receipt: null,
  debts: [
    {
      id: "card",
      creditor: "Card",
      lastFour: "4101",
      balance: 215_000,
      monthlyPayment: 6_400,
      eligible: true,
      reason: null,
    },
    {
      id: "car",
      creditor: "Car",
      lastFour: "7301",
      balance: 9_600_000,
      monthlyPayment: 41_200,
      eligible: true,
      reason: null,
    },
    {
      id: "study",
      creditor: "Study",
      lastFour: null,
      balance: 100,
      monthlyPayment: 1,
      eligible: false,
      reason: "student-loan",
    },
  ],
  mustPay: [],
  score: null,
};

const wish: Wish = { means: "line", cents: 10_000_000, termYears: 10, feePercent: "2.99", autopay: false, payoffs: [] };

describe("a wish, priced", () => {
  it("shows line, fee and cash together, and every term and fee beside it", () => {
    const { quote, terms, fees } = choose(made, wish);
    expect(quote).toMatchObject({ totalLine: 10_000_000, originationFee: 290_319, initialDraw: 9_709_681 });
    expect(terms.map(({ offer: { id } }) => id)).toEqual(["5y-0", "10y-2.99", "30y-0"]);
    expect(fees.map(({ offer: { feePercent } }) => feePercent)).toEqual(["0", "2.99"]);
  });

  it("says when the fee has earned itself back, and nothing of the sort without a fee", () => {
    expect(choose(made, wish).breakEven?.afterPayments).toBeGreaterThan(0);
    expect(choose(made, { ...wish, feePercent: "0" }).breakEven).toBeNull();
  });

  it("points to a lower rate only where little is given up for it", () => {
    expect(choose(made, wish).cheaper).toEqual({ line: 9_550_000, ratePercent: "8.450" });
    expect(choose(made, { ...wish, cents: 15_000_000 }).cheaper).toBeNull();
  });

  it("marks terms in which less can be had than was asked for", () => {
    const { terms } = choose(made, { ...wish, cents: 18_000_000 });
    expect(terms.map(({ isLowered }) => isLowered)).toEqual([true, false, false]);
  });

  it("has a panel only with a term, a rate and an amount", () => {
    const { quote } = choose(made, wish);
    expect(isPanelShown({ quote })).toBe(true);
    expect(isPanelShown({ quote: { ...quote, termYears: 0 } })).toBe(false);
    expect(isPanelShown({ quote: { ...quote, ratePercent: "0.000" } })).toBe(false);
    expect(isPanelShown({ quote: { ...quote, totalLine: 0 } })).toBe(false);
  });
});

describe("debts that the line pays off", () => {
  const paying = choose(made, { ...wish, payoffs: ["card", "study"] });

  it("take from the cash and end their payments; what is not eligible does neither", () => {
    expect(paying.debts).toMatchObject({ sum: 215_000, endingPayments: 6_400 });
    expect(paying.cashLeft).toBe(9_494_681);
  });

  it("cannot be more than what is left", () => {
    const [card, car] = made.debts;
    expect(car && isBeyondCash(car, paying)).toBe(true);
    expect(card && isBeyondCash(card, paying)).toBe(false);
  });
});

describe("a lien that the line must pay off", () => {
  const mustPay = [{ id: "roof", creditor: "Roof", lastFour: null, balance: 1_900_000 }];

  it("takes from the cash beside what is chosen, and cannot be left out", () => {
    expect(choose({ ...made, mustPay }, wish).cashLeft).toBe(9_709_681 - 1_900_000);
    expect(choose({ ...made, mustPay }, { ...wish, payoffs: ["card"] }).cashLeft).toBe(9_709_681 - 1_900_000 - 215_000);
  });
});

describe("a recommendation", () => {
  it.each([
    ["LOWEST_PAYMENT", "30y-0"],
    ["LOWEST_COST", "5y-0"],
    ["MOST_CASH", "5y-0"],
  ] as const)("for %s follows the borrower's goal alone", (goal, id) => {
    expect(bestFor(goal, made, wish)?.offerId).toBe(id);
  });

  it("is not made of a term that cannot give the amount", () => {
    expect(bestFor("LOWEST_COST", made, { ...wish, cents: 18_000_000 })?.termYears).toBe(10);
  });
});

describe("the screen opens", () => {
  it("with an example for somebody who has not chosen", () => {
    expect(firstWish(made)).toMatchObject({ termYears: 10, feePercent: "0" });
  });

  it("with what was chosen before", () => {
    const uuid = made.offers[2]?.uuid ?? "";
    const chosen = { offerUuid: uuid, line: 12_000_000, payoffs: ["card"], discounts: [] };
    expect(firstWish({ ...made, chosen })).toMatchObject({
      termYears: 10,
      feePercent: "2.99",
      cents: 12_000_000,
      payoffs: ["card"],
    });
  });

  it("with what somebody of the lender laid ready, also after another choice", () => {
    const uuid = made.offers[2]?.uuid ?? "";
    const prepared = { by: "Maria Lopez", offerUuid: uuid, line: 11_000_000, at: "2026-11-20T17:00:00.000Z" };
    const chosen = { offerUuid: made.offers[0]?.uuid ?? "", line: 12_000_000, payoffs: [], discounts: [] };
    const laidReady = { termYears: 10, feePercent: "2.99", cents: 11_000_000 };
    expect(firstWish({ ...made, prepared })).toMatchObject(laidReady);
    expect(firstWish({ ...made, prepared, chosen })).toMatchObject(laidReady);
    const gone = { ...prepared, offerUuid: "gone" };
    expect(firstWish({ ...made, prepared: gone })).toMatchObject({ feePercent: "0" });
  });

  it("as near as possible to a choice that no longer holds", () => {
    const before = {
      line: 30_000_000,
      initialDraw: 29_103_000,
      feePercent: "2.990",
      originationFee: 897_000,
      ratePercent: "8.950",
      termYears: 15,
      monthlyPayment: 1,
      payoffs: ["card", "gone"],
      discounts: ["AUTOPAY"],
      homeValue: null,
    };
    const wished = firstWish({ ...made, receipt: { before, causes: [] } });
    expect(wished).toMatchObject({ termYears: 10, feePercent: "2.99", autopay: true, payoffs: ["card"] });
    // Without that fee today, the rate beside it is another one all the same.
    const feeless = { ...made, offers: made.offers.filter(({ feePercent }) => feePercent === "0") };
    expect(firstWish({ ...feeless, receipt: { before, causes: [] } })).toMatchObject({ feePercent: "0" });
  });
});
