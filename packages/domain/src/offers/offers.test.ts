import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { exampleInput } from "../underwriting/example-input.ts";
import { underwrite } from "../underwriting/underwrite.ts";
import { overlayPolicy } from "../underwriting/valid-policy.ts";
import { estimateClosingCosts } from "./closing-costs.ts";
import { compareOffers, quoteEverywhere, rankByGoal } from "./compare-offers.ts";
import { nearestOfferedLine, type Offer, quoteOffer, whyNotOffered } from "./offer.ts";
import { OfferShape } from "./offer-shape.ts";
import { availableRedraw } from "./redraw.ts";

const { offers } = underwrite(exampleInput(), defaultPolicy);

function offerCalled(id: string, among: readonly Offer[] = offers): Offer {
  const offer = among.find((candidate) => candidate.id === id);
  if (offer === undefined) throw new Error(`No offer ${id}`);
  return offer;
}

describe("a line outside the offer", () => {
  const offer = offerCalled("10y-2.99");

  it.each([
    [offer.minLine - 1, "below-minimum"],
    [offer.maxLine + 1, "above-maximum"],
    [Number.NaN, "below-minimum"],
    [offer.minLine, null],
    [offer.maxLine, null],
  ])("%s: %s", (line, reason) => {
    expect(whyNotOffered(offer, line)).toBe(reason);
    expect(quoteOffer(offer, line) === null).toBe(reason !== null);
  });

  it("is brought to the nearest one that is offered", () => {
    expect(nearestOfferedLine(offer, 0)).toBe(offer.minLine);
    expect(nearestOfferedLine(offer, 99_999_999)).toBe(offer.maxLine);
    expect(nearestOfferedLine(offer, 5_000_001)).toBe(5_000_001);
    const gapped: Offer = {
      ...offer,
      bands: [
        { minLine: 1_500_000, maxLine: 2_000_000, ratePercent: "9.000" },
        { minLine: 3_000_000, maxLine: 5_000_000, ratePercent: "9.000" },
      ],
    };
    expect(nearestOfferedLine(gapped, 2_900_000)).toBe(3_000_000);
    expect(whyNotOffered(gapped, 2_900_000)).toBe("between-bands");
  });

  it("of part of a cent is refused", () => {
    expect(quoteOffer(offer, 5_000_000.5)).toBeNull();
  });
});

describe("an automatic payment discount", () => {
  const policy = overlayPolicy(defaultPolicy, { version: "autopay", autopayDiscountPercent: "0.25" });
  const offer = offerCalled("15y-0", underwrite(exampleInput(), policy).offers);

  it("lowers the rate and leaves the margin of later draws", () => {
    const full = quoteOffer(offer, 5_000_000);
    const discounted = quoteOffer(offer, 5_000_000, { autopay: true });
    expect(Number(full?.ratePercent) - Number(discounted?.ratePercent)).toBeCloseTo(0.25, 9);
    expect(discounted?.marginPercent).toBe(full?.marginPercent);
  });

  it("never takes the rate below the sheet's floor", () => {
    const atFloor = { ...offer, bands: [{ minLine: 1, maxLine: 9_000_000, ratePercent: "7.700" }] };
    expect(quoteOffer(atFloor, 5_000_000, { autopay: true })?.ratePercent).toBe("7.600");
  });
});

describe("comparing", () => {
  it("says what a longer term changes", () => {
    const [short, long] = [offerCalled("10y-2.99"), offerCalled("30y-2.99")].map((offer) =>
      quoteOffer(offer, 10_000_000),
    );
    if (!short || !long) throw new Error("Both terms hold the line.");
    const comparison = compareOffers(short, long);
    expect(comparison).toMatchObject({ termYears: 20, ratePercent: "0.650", initialDraw: 0, originationFee: 0 });
    expect(comparison.monthlyPayment).toBeLessThan(0);
    expect(comparison.totalInterest).toBeGreaterThan(0);
  });

  it.each([
    ["LOWEST_PAYMENT", "30y-4.99"],
    ["LOWEST_COST", "5y-0"],
    ["MOST_CASH", "5y-0"],
  ] as const)("by %s puts %s first", (goal, id) => {
    expect(rankByGoal(quoteEverywhere(offers, 10_000_000), goal)[0]?.offerId).toBe(id);
  });
});

describe("closing costs", () => {
  const facts = {
    state: "FL",
    occupancy: "PRIMARY" as const,
    totalLine: 10_000_000,
    feePercent: "2.99",
    needsValuation: true,
    manualNotary: true,
  };

  it("are a range with the state's recording tax in it", () => {
    expect(estimateClosingCosts(facts, defaultPolicy)).toMatchObject({
      low: 18_000 + 30_000 + 55_000,
      high: 18_000 + 30_000 + 31_500 + 55_000,
      paidBy: "borrower",
    });
  });

  it.each([
    ["as a range until the county has said whether one must", undefined, [{ low: 0, high: 30_000 }]],
    ["with the fee where one must", true, [{ low: 30_000, high: 30_000 }]],
    ["not where none must", false, []],
  ])("name a notary who comes %s", (_when, manualNotary, named) => {
    const { items } = estimateClosingCosts({ ...facts, manualNotary }, defaultPolicy);
    expect(items.filter(({ cost }) => cost === "MANUAL_NOTARY")).toMatchObject(named);
  });

  it.each([
    [4_200, 4_200],
    [90_000, 31_500],
  ])("name the county's own fee of %d once it is known, and never more than the disclosures do", (asked, named) => {
    const { items } = estimateClosingCosts({ ...facts, recordingFee: asked }, defaultPolicy);
    expect(items).toContainEqual({ cost: "RECORDING_FEE", low: named, high: named });
  });

  it("of a Texas homestead are the lender's, and of another home there the borrower's", () => {
    const texas = { ...facts, state: "TX" };
    expect(estimateClosingCosts(texas, defaultPolicy)).toMatchObject({ low: 0, high: 0, paidBy: "lender" });
    const second = estimateClosingCosts({ ...texas, occupancy: "SECOND_HOME" }, defaultPolicy);
    expect(second).toMatchObject({ low: 18_000 + 30_000, high: 18_000 + 30_000 + 31_500, paidBy: "borrower" });
  });
});

it("an offer survives being stored", () => {
  for (const offer of offers) expect(OfferShape.parse(JSON.parse(JSON.stringify(offer)))).toEqual(offer);
});

describe("drawing again", () => {
  const { laterDraws } = offerCalled("5y-0");
  const facts = { initialDraw: 5_000_000, principalAvailable: 600_000, openedOn: "2026-12-01" };

  it.each([
    [600_000, "2027-12-01", 600_000],
    [2_000_000, "2027-12-01", 1_000_000],
    [40_000, "2027-12-01", 0],
    [600_000, "2029-06-01", 600_000],
    [600_000, "2029-06-02", 0],
  ])("with %i repaid, on %s, gives %i", (principalAvailable, on, available) => {
    expect(availableRedraw({ ...facts, principalAvailable }, laterDraws, on)).toBe(available);
  });
});
