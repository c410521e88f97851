import { describe, expect, it } from "vitest";
import { elapsedPeriods, periodAfter, periodsPerYear, type UnitPeriod } from "./unit-periods.ts";

const year: UnitPeriod = { unit: "year" };
const semimonth: UnitPeriod = { unit: "semimonth" };
const term: UnitPeriod = { unit: "term", from: "2026-01-10", to: "2026-09-25" };

describe("time in unit-periods of a year (Appendix J (b)(5)(v))", () => {
  it.each([
    ["whole years", "2026-01-10", { full: 2, fraction: 0 }],
    ["and months, as twelfths", "2026-03-10", { full: 2, fraction: 2 / 12 }],
    ["and days, as parts of 365 with the months", "2026-03-15", { full: 2, fraction: 65 / 365 }],
    ["days alone", "2024-01-17", { full: 0, fraction: 7 / 365 }],
  ])("%s", (_, day, elapsed) => {
    expect(elapsedPeriods("2024-01-10", day, year)).toEqual(elapsed);
  });

  it("a payment falls on the same day, the last of February after a leap day", () => {
    expect(periodAfter("2024-02-29", 0, year)).toBe("2024-02-29");
    expect(periodAfter("2024-02-29", 1, year)).toBe("2025-02-28");
    expect(periodAfter("2024-02-29", 4, year)).toBe("2028-02-29");
    expect(periodsPerYear(year)).toBe(1);
  });
});

describe("time in half months", () => {
  it("payments fall on the first day's date and fifteen days later", () => {
    expect([0, 1, 2, 3].map((count) => periodAfter("2026-01-01", count, semimonth))).toEqual([
      "2026-01-01",
      "2026-01-16",
      "2026-02-01",
      "2026-02-16",
    ]);
    expect(periodsPerYear(semimonth)).toBe(24);
  });
});

describe("time in one term", () => {
  it("has a beginning and an end", () => {
    expect(periodAfter("2026-01-10", 0, term)).toBe("2026-01-10");
    expect(periodAfter("2026-01-10", 1, term)).toBe("2026-09-25");
    expect(elapsedPeriods("2026-01-10", "2026-01-10", term)).toEqual({ full: 0, fraction: 0 });
    expect(elapsedPeriods("2026-01-10", "2026-09-25", term)).toEqual({ full: 1, fraction: 0 });
  });

  it("is counted in whole months where there are any, else in days of 365", () => {
    expect(periodsPerYear({ ...term, to: "2026-07-10" })).toBe(2);
    expect(periodsPerYear(term)).toBe(365 / 258);
  });
});
