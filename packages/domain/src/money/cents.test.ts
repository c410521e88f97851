import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percentOf, roundToCents, toCents, toDollarString } from "./cents.ts";
import { formatDollars } from "./format-dollars.ts";
import { divideHalfUp } from "./rounding.ts";

describe("dollars become whole cents", () => {
  it.each([
    ["52495.00", 5249500],
    ["0.005", 1],
    ["0.0049", 0],
    [1.005, 101],
    ["-0.004", 0],
    ["-12.345", -1235],
    ["400000", 40000000],
  ])("%s is %i cents", (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it.each(["", "ten", "1,000.00", "NaN", "1e40"])("refuses %j", (text) => {
    expect(() => toCents(text)).toThrow(RangeError);
  });

  it("and back without loss", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(toDollarString(cents))).toBe(cents);
      }),
    );
  });
});

describe("rounding", () => {
  it("is half up, away from zero", () => {
    expect([roundToCents("0.5"), roundToCents("1.5"), roundToCents("2.4999"), roundToCents("-0.5")]).toEqual([
      1, 2, 2, -1,
    ]);
  });

  it("of whole numbers agrees with decimal rounding", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 1, max: 2_000_000 }), (n, d) => {
        const exact = (2n * BigInt(Math.abs(n)) + BigInt(d)) / (2n * BigInt(d));
        expect(divideHalfUp(n, d)).toBe(n < 0 && exact !== 0n ? -Number(exact) : Number(exact));
      }),
    );
  });

  it("refuses what an integer cannot hold", () => {
    expect(() => divideHalfUp(0.25, 2)).toThrow(RangeError);
    expect(() => divideHalfUp(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
  });

  it("takes a percentage once", () => {
    expect(percentOf(5_000_000, "4.99")).toBe(249_500);
  });
});

describe("dollars for people", () => {
  it.each([
    [5_249_500, {}, "$52,495.00"],
    [5_249_500, { decimals: 0 }, "$52,495"],
    [-50, {}, "-$0.50"],
    [5_249_500, { locale: "es-US" }, "$52,495.00"],
  ] as const)("%i with %j", (cents, format, text) => {
    expect(formatDollars(cents, format)).toBe(text);
  });
});
