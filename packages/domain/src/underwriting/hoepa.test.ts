import { describe, expect, it } from "vitest";
import { gateHighCost } from "../offers/price-line.ts";
import { aporFor, aporTermYears } from "./apor.ts";
import { defaultPolicy } from "./default-policy.ts";
import { type HoepaFacts, type HoepaTrigger, pointsAndFeesLimit, testHoepa } from "./hoepa.ts";
import { testTexasFees, texasMaxLine } from "./texas-homestead.ts";

const { yearlyAmounts } = defaultPolicy;
const line: HoepaFacts = {
  principalDwelling: true,
  lienPosition: 2,
  aprPercent: "15",
  aporPercent: "6.5",
  totalLoanAmount: 10_000_000,
  pointsAndFees: 500_000,
  prepaymentPenaltyMonths: 36,
  prepaymentPenaltyPercent: "2",
  year: 2026,
};
const small = { personalProperty: true, lienPosition: 1, totalLoanAmount: 4_999_999, pointsAndFees: 0 };

// 12 CFR 1026.32(a)(1): more than the limit, not the limit itself.
describe("a high-cost mortgage", () => {
  it.each<[string, Partial<HoepaFacts>, HoepaTrigger[]]>([
    ["is none at every limit", {}, []],
    ["has a rate above 8.5 points more than the average, on a second lien", { aprPercent: "15.001" }, ["APR"]],
    ["has one above 6.5 more, on a first", { lienPosition: 1, aprPercent: "13.001" }, ["APR"]],
    ["is none at 6.5 more", { lienPosition: 1, aprPercent: "13" }, []],
    ["may have 8.5 more, on a first lien on a small home without land", { ...small, aprPercent: "15" }, []],
    ["may not have more than that", { ...small, aprPercent: "15.001" }, ["APR"]],
    ["is small below fifty thousand dollars", { ...small, totalLoanAmount: 5_000_000, aprPercent: "13.001" }, ["APR"]],
    ["has fees of a cent above five percent", { pointsAndFees: 500_001 }, ["POINTS_AND_FEES"]],
    ["has a penalty after 36 months", { prepaymentPenaltyMonths: 37 }, ["PREPAYMENT_PENALTY"]],
    ["has a penalty of more than two percent", { prepaymentPenaltyPercent: "2.001" }, ["PREPAYMENT_PENALTY"]],
    [
      "may be one for all three",
      { aprPercent: "20", pointsAndFees: 600_000, prepaymentPenaltyMonths: 60 },
      ["APR", "POINTS_AND_FEES", "PREPAYMENT_PENALTY"],
    ],
  ])("%s", (_which, changes, triggers) => {
    expect(testHoepa({ ...line, ...changes }, yearlyAmounts)).toMatchObject({
      covered: true,
      highCost: triggers.length > 0,
      triggers,
    });
  });

  it("is one on a principal dwelling alone", () => {
    const elsewhere = { ...line, principalDwelling: false, aprPercent: "30", pointsAndFees: 9_000_000 };
    expect(testHoepa(elsewhere, yearlyAmounts)).toEqual({
      covered: false,
      highCost: false,
      triggers: [],
      pointsAndFeesLimit: null,
    });
  });

  // 90 FR 57890: of 2026 $27,592 and $1,380.
  it.each([
    [2_759_200, 137_960],
    [2_759_199, 138_000],
    [1_725_000, 138_000],
    [1_724_900, 137_992],
    [1_500_000, 120_000],
    // More than the limit by a part of a cent is more.
    [3_000_010, 150_000],
    [1_500_009, 120_000],
  ])("of %i cents may cost %i", (limit, fees) => {
    expect(pointsAndFeesLimit(limit, 2026, yearlyAmounts)).toBe(fees);
  });

  it("is not tested for a year without its amounts", () => {
    expect(() => pointsAndFeesLimit(10_000_000, 2040, yearlyAmounts)).toThrow("2040");
  });
});

describe("an offer", () => {
  const offer = { occupancy: "PRIMARY", lienPosition: 2, ratePercent: "15", aporPercent: "6.5" } as const;

  it.each([
    [{}, "OFFER"],
    [{ ratePercent: "15.001" }, "BLOCK_HIGH_COST"],
    [{ lienPosition: 1, ratePercent: "13.001" }, "BLOCK_HIGH_COST"],
    [{ laterDrawRatePercent: "15.001" }, "BLOCK_HIGH_COST"],
    [{ laterDrawRatePercent: "9" }, "OFFER"],
    [{ aporPercent: null }, "NO_RATE_TO_COMPARE"],
    [{ occupancy: "SECOND_HOME", ratePercent: "17.2", aporPercent: null }, "OFFER"],
  ] as const)("%j: %s", (changes, gate) => expect(gateHighCost({ ...offer, ...changes })).toBe(gate));
});

describe("the rate to compare with", () => {
  it.each([
    [1, 1],
    [5, 1],
    [18, 1],
    [19, 2],
    [60, 5],
    [66, 5],
    [67, 6],
    [360, 30],
  ])("of %i months is that of %i years", (months, years) => expect(aporTermYears(months)).toBe(years));

  it("is of the week in which the rate is set, in whichever order they are kept", () => {
    const weeks = [
      { asOf: "2026-11-16", fixedByYears: { "5": "6.1" } },
      { asOf: "2026-11-02", fixedByYears: { "5": "6.3" } },
      { asOf: "2026-11-09", fixedByYears: { "5": "6.2" } },
    ];
    const days = ["2026-11-01", "2026-11-02", "2026-11-15", "2026-11-16", "2026-12-31"];
    expect(days.map((day) => aporFor(weeks, day, 60))).toEqual([null, "6.3", "6.2", "6.1", "6.1"]);
    expect([aporFor(weeks, "2026-11-16", 120), aporFor(weeks, "2026-11-16", 51 * 12)]).toEqual([null, null]);
  });
});

describe("a homestead in Texas", () => {
  it.each([
    [{ ORIGINATION: 200_000 }, 200_000, true],
    [{ ORIGINATION: 200_001 }, 200_001, false],
    [{ AVM: 18_000, BPO: 30_000, NOTARY: 30_000, RECORDING: 31_500, FLOOD_CERTIFICATE: 1_000 }, 110_500, true],
    [{ APPRAISAL: 60_000, SURVEY: 50_000, TITLE_EXAMINATION: 90_000, PER_DIEM_INTEREST: 9_000, OPTIONAL: 1 }, 0, true],
    [{ SOMETHING_NEW: 200_001 }, 200_001, false],
  ])(
    "bears two percent of fees, all but those that the constitution leaves out: %j",
    (fees, countedFees, compliant) => {
      expect(testTexasFees(10_000_000, fees as Record<string, number>)).toEqual({
        countedFees,
        limit: 200_000,
        compliant,
      });
    },
  );

  it("bears no half cent more: two percent that end in one are rounded down", () => {
    expect(testTexasFees(1_500_025, { ORIGINATION: 30_000 }).compliant).toBe(true);
    expect(testTexasFees(1_500_025, { ORIGINATION: 30_001 })).toMatchObject({ limit: 30_000, compliant: false });
  });

  it.each([
    [50_000_000, 30_000_000, 10_000_000],
    [50_000_001, 30_000_000, 10_000_000],
    [50_000_002, 30_000_000, 10_000_001],
    [50_000_000, 40_000_000, 0],
    [50_000_000, 60_000_000, 0],
  ])("worth %i that owes %i bears %i more", (value, owed, most) => expect(texasMaxLine(value, owed)).toBe(most));
});
