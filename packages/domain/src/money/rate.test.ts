import * as fc from "fast-check";
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
import { ExactDecimal } from "./rounding.ts";

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

it("comes to the same by whole thousandths as by long arithmetic, however a percentage is written", () => {
  const written = fc
    .tuple(fc.constantFrom("", "-"), fc.nat(999_999_999), fc.stringMatching(/^(\.\d{1,5})?$/))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.array(written, { minLength: 2, maxLength: 9 }), (texts) => {
      const exact = texts.map((text) => new ExactDecimal(text));
      const [[a = "", b = ""], [exactA = 0, exactB = 0]] = [texts, exact];
      expect(addRates(...texts)).toBe(addRates(...exact));
      expect(toRatePercent(a)).toBe(toRatePercent(exactA));
      expect(rateInThousandths(a)).toBe(Number(new ExactDecimal(toRatePercent(exactA)).times(1000)));
      expect(Math.sign(compareRates(a, b))).toBe(compareRates(exactA, exactB));
    }),
    { numRuns: 500 },
  );
});
