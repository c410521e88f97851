import { describe, expect, it } from "vitest";
import { incomeAnswers, isUnlikely } from "./income-values.ts";

const blank = { employmentType: "FULL_TIME", per: "year", annualIncome: null, otherIncome: [] } as const;

describe("what the income fields say", () => {
  it("counts twelve months to a year", () => {
    const values = { ...blank, per: "month" as const, annualIncome: 850_000, otherIncome: [] };
    expect(incomeAnswers(values).annualIncome).toBe(10_200_000);
  });

  it("takes no income from work from somebody who has none, whatever was typed before", () => {
    const values = { ...blank, employmentType: "UNEMPLOYED", annualIncome: 5_000_000, otherIncome: [] };
    expect(incomeAnswers(values).annualIncome).toBe(0);
  });

  it("says nothing of an amount that was not given, so that the rule can ask for it", () => {
    expect(incomeAnswers({ ...blank, otherIncome: [] })).not.toHaveProperty("annualIncome");
  });

  it("leaves out rows of other income in which nothing was entered", () => {
    const otherIncome = [
      { type: "", annualAmount: null },
      { type: "PENSION", annualAmount: 1_200_000 },
    ];
    expect(incomeAnswers({ ...blank, otherIncome }).otherIncome).toEqual([otherIncome[1]]);
  });
});

describe("an income that is asked about once more", () => {
  it.each([
    [980_000_000, true],
    [12_000_000, false],
    [300_000, true],
    [0, false],
  ])("%i cents a year: %s", (cents, unlikely) => {
    expect(isUnlikely(cents)).toBe(unlikely);
  });
});
