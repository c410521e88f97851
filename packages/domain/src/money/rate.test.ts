import { describe, expect, it } from "vitest";
import {
  addRates,
  compareRates,
  formatRate,
  higherRate,
  isRatePercent,
  rateInThousandths,
  toRatePercent,
} from "./rate.ts";

describe("a rate is stored with three decimals", () => {
  it.each([
    ["7.6", "7.600"],
    [8.95, "8.950"],
    ["9.1255", "9.126"],
    ["0", "0.000"],
  ])("%s is %s", (given, stored) => {
    expect(toRatePercent(given)).toBe(stored);
    expect(isRatePercent(stored)).toBe(true);
  });

  it("and refuses what is no number", () => {
    expect(() => toRatePercent("prime")).toThrow(RangeError);
    expect(() => toRatePercent("Infinity")).toThrow(RangeError);
    expect(isRatePercent("7.60")).toBe(false);
  });
});

describe("a rate is shown with two decimals, three where the third says something", () => {
  it.each([
    ["7.600", "7.60%"],
    ["8.125", "8.125%"],
    ["10.000", "10.00%"],
  ])("%s as %s", (rate, shown) => {
    expect(formatRate(rate)).toBe(shown);
  });
});

it("adds components exactly", () => {
  expect(addRates("7.60", "0.35", "0.125", "0.1")).toBe("8.175");
  expect(rateInThousandths("8.175")).toBe(8175);
});

it.each([
  ["8.950", "9.000", "9.000"],
  ["10.000", "9.000", "10.000"],
  ["9.000", "9.000", "9.000"],
])("of %s and %s the higher is %s, as numbers and not as text", (a, b, higher) => {
  expect(higherRate(a, b)).toBe(higher);
  expect(Math.sign(compareRates(a, b))).toBe(Math.sign(Number(a) - Number(b)));
});
