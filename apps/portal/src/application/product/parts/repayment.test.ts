import { describe, expect, it } from "vitest";
import { inSteps, namedMonths, repaymentOf } from "./repayment.ts";

// The sample of the rules: 100,000 dollars at 8.95 % over ten years.
const tenYears = repaymentOf({ totalLine: 10_000_000, ratePercent: "8.950", termYears: 10 }, "2025-11-15");
const thirtyYears = repaymentOf({ totalLine: 10_000_000, ratePercent: "9.550", termYears: 30 }, "2025-11-15");

describe("what is owed over time", () => {
  it("falls from the whole line to nothing, a month at a time", () => {
    expect(tenYears.balances).toHaveLength(121);
    expect(tenYears.balances[0]).toEqual({ date: "2025-11-15", owed: 10_000_000 });
    expect(tenYears.balances.at(-1)).toEqual({ date: "2035-11-15", owed: 0 });
  });

  it("knows when half of it is repaid", () => {
    expect(tenYears.balances[tenYears.halfAt]?.date).toBe("2031-12-15");
  });

  it("is told year by year, with the cents of the schedule", () => {
    expect(tenYears.years[0]).toEqual({
      years: 1,
      until: "2026-11-15",
      interest: 868_846,
      repaid: 648_014,
      owed: 9_351_986,
    });
    expect(tenYears.years.reduce((sum, { repaid }) => sum + repaid, 0)).toBe(10_000_000);
  });

  it("is told in steps of five years where the term is long, and loses no cent", () => {
    const steps = inSteps(thirtyYears.years, 5);
    expect(steps.map(({ years }) => years)).toEqual([5, 10, 15, 20, 25, 30]);
    expect(steps.reduce((sum, { repaid }) => sum + repaid, 0)).toBe(10_000_000);
    expect(steps.reduce((sum, { interest }) => sum + interest, 0)).toBe(
      thirtyYears.years.reduce((sum, { interest }) => sum + interest, 0),
    );
  });

  it("names five years below the plot, the last one where it is paid off", () => {
    expect(namedMonths(tenYears)).toEqual([
      { at: 24, year: 2027 },
      { at: 48, year: 2029 },
      { at: 72, year: 2031 },
      { at: 96, year: 2033 },
      { at: 120, year: 2035 },
    ]);
  });
});
