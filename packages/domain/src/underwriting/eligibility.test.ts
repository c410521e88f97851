import { describe, expect, it } from "vitest";
import { feeOptionsFor, priceLine, unitsOf } from "../offers/price-line.ts";
import type { Occupancy } from "../property/occupancy.ts";
import { defaultPolicy } from "./default-policy.ts";
import { type EligibilityFacts, eligibilityFor } from "./eligibility.ts";

const home: EligibilityFacts = { score: 742, occupancy: "PRIMARY", lienPosition: 2, state: "CA", units: 1 };
const lentOn = (changes: Partial<EligibilityFacts>) => eligibilityFor({ ...home, ...changes }, defaultPolicy);
const capOn = (changes: Partial<EligibilityFacts>) => Number(lentOn(changes)?.maxCltvPercent ?? Number.NaN);
const occupancies: readonly Occupancy[] = ["PRIMARY", "SECOND_HOME", "INVESTMENT"];

describe("how far a home may be lent against", () => {
  it.each<[number, number, number, ...(readonly [number, number] | null)[]]>([
    // Scores from and to, in dollars the largest line, then percents: as second and as first lien, by occupancy.
    [850, 720, 400_000, [85, 80], [75, 70], [70, 65]],
    [719, 700, 300_000, [80, 75], [70, 65], [65, 60]],
    [699, 680, 250_000, [75, 70], [65, 60], [60, 55]],
    [679, 660, 150_000, [70, 65], null, null],
    [659, 640, 100_000, [60, 55], null, null],
    [639, 300, 0, null, null, null],
  ])("with a score from %i down to %i: %i dollars", (highest, lowest, dollars, ...caps) => {
    for (const score of [highest, lowest]) {
      const found = occupancies.map((occupancy) =>
        [2, 1].map((lienPosition) => lentOn({ score, occupancy, lienPosition })?.maxCltvPercent ?? null),
      );
      expect(found).toEqual(caps.map((cap) => (cap === null ? [null, null] : cap.map(String))));
      expect(lentOn({ score })?.maxLine ?? 0).toBe(dollars * 100);
    }
  });

  it("is never with more than 250,000 dollars where nobody lives for good", () => {
    expect(occupancies.map((occupancy) => lentOn({ score: 800, occupancy })?.maxLine)).toEqual([
      40_000_000, 25_000_000, 25_000_000,
    ]);
    expect(lentOn({ score: 690, occupancy: "INVESTMENT" })?.maxLine).toBe(25_000_000);
  });

  it("is five percent less for two homes, which need more of a score, and nothing for three", () => {
    expect([capOn({ units: 2 }), capOn({ units: 2, score: 680 })]).toEqual([80, 70]);
    expect([lentOn({ units: 2, score: 679 }), lentOn({ units: 3 })]).toEqual([null, null]);
  });

  it("is eighty percent at most of a homestead in Texas, and of no other home", () => {
    const texas = { state: "TX", score: 800 } as const;
    expect([capOn(texas), capOn({ ...texas, lienPosition: 1 }), capOn({ ...texas, score: 690 })]).toEqual([80, 80, 75]);
    expect(capOn({ ...texas, occupancy: "SECOND_HOME" })).toBe(75);
    expect(capOn({ ...texas, units: 2 })).toBe(80);
  });

  it("is as first or second lien alone", () => {
    expect([1, 2, 3].map((lienPosition) => lentOn({ lienPosition }) !== null)).toEqual([true, true, false]);
  });
});

const line = {
  ...home,
  cltvPercent: "60",
  termYears: 5,
  feePercent: "4.99",
  propertyType: "SFR",
  totalLine: 10_000_000,
} as const;
const priced = (overlayPercent: string, score: number) =>
  priceLine({ ...line, score, cltvPercent: "50", lienPosition: 1 }, { ...defaultPolicy, overlayPercent });

const rateOf = (changes: Partial<Parameters<typeof priceLine>[0]>) => priceLine({ ...line, ...changes }, defaultPolicy);
/** By how much the rate is another, in thousandths of a percent; NaN where there is none. */
const moreFor = (changes: Partial<Parameters<typeof priceLine>[0]>) =>
  Math.round(1000 * (Number(rateOf(changes) ?? Number.NaN) - Number(rateOf({}))));

describe("a line is priced", () => {
  it("from its score and its place among the liens", () => {
    const scores = [780, 779, 760, 759, 740, 739, 720, 719, 700, 699, 680, 679, 660, 659, 640];
    const rates = [7.6, 7.8, 7.8, 8.05, 8.05, 8.45, 8.45, 8.95, 8.95, 9.65, 9.65, 10.55, 10.55, 11.6, 11.6];
    expect(scores.map((score) => Number(rateOf({ score, lienPosition: 1, cltvPercent: "50" })))).toEqual(rates);
    expect(scores.map((score) => Number(rateOf({ score, cltvPercent: "50" })))).toEqual(
      rates.map((rate) => Math.round((rate + 0.25) * 1000) / 1000),
    );
  });

  it.each([
    [{ cltvPercent: "60.001" }, 350],
    [{ cltvPercent: "70" }, 350],
    [{ cltvPercent: "70.001" }, 700],
    [{ cltvPercent: "75.001" }, 1150],
    [{ cltvPercent: "80.001" }, 1750],
    [{ cltvPercent: "85" }, 1750],
    [{ cltvPercent: "85.000001" }, Number.NaN],
    [{ termYears: 10 }, 450],
    [{ termYears: 15 }, 700],
    [{ termYears: 30 }, 1100],
    [{ termYears: 20 }, Number.NaN],
    [{ occupancy: "SECOND_HOME" }, 500],
    [{ occupancy: "INVESTMENT" }, 1000],
    [{ feePercent: "2.99" }, 550],
    [{ feePercent: "0.00" }, 1300],
    [{ feePercent: "1" }, Number.NaN],
    [{ propertyType: "CONDO" }, 125],
    [{ propertyType: "DUPLEX" }, 250],
    [{ propertyType: "CO_OP" }, Number.NaN],
    [{ totalLine: 2_499_999 }, 250],
    [{ totalLine: 2_500_000 }, 0],
    [{ totalLine: 25_000_000 }, 0],
    [{ totalLine: 25_000_001 }, 150],
    [{ totalLine: 1_500_000 }, 250],
    [{ totalLine: 1_499_999 }, Number.NaN],
    [{ totalLine: 40_000_000 }, 150],
    [{ totalLine: 40_000_001 }, Number.NaN],
  ] as const)("by its terms: %j, %d thousandths more", (changes, more) => {
    expect(moreFor(changes)).toBe(more);
  });

  it.each([
    ["TX", "PRIMARY", ["0"]],
    ["TX", "INVESTMENT", ["4.99", "2.99", "0"]],
    ["CA", "PRIMARY", ["4.99", "2.99", "0"]],
  ] as const)("with the fees of the place: in %s, %s", (state, occupancy, fees) => {
    expect(feeOptionsFor({ state, occupancy }, defaultPolicy)).toEqual(fees);
  });

  it("never below the sheet's floor, nor above what it may offer at all", () => {
    expect([priced("-1", 780), priced("9.6", 780), priced("9.601", 780)].map((rate) => rate && Number(rate))).toEqual([
      7.6,
      17.2,
      null,
    ]);
  });

  it.each([
    ["SFR", 1],
    ["DUPLEX", 2],
    ["THREE_OR_FOUR_UNITS", 4],
    ["FIVE_OR_MORE_UNITS", 5],
  ] as const)("for so many homes: %s, %i", (type, units) => expect(unitsOf(type)).toBe(units));
});
