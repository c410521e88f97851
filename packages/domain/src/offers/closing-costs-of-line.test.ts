import { describe, expect, it } from "vitest";
import { closingCostsOfLine } from "./closing-costs-of-line.ts";

describe("what others charge at closing", () => {
  const items = [
    { cost: "RECORDING_FEE" as const, low: 0, high: 31_500 },
    { cost: "RECORDING_TAX" as const, low: 25_000, high: 33_300 },
  ];

  it("lets the tax grow with the line, and nothing else", () => {
    const terms = { items, perLine: 10_000_000, paidBy: "borrower" as const };
    expect(closingCostsOfLine(terms, { totalLine: 20_000_000 })).toEqual({
      low: 50_000,
      high: 98_100,
    });
  });

  it("is nothing to the borrower where the lender pays", () => {
    const terms = { items, perLine: 10_000_000, paidBy: "lender" as const };
    expect(closingCostsOfLine(terms, { totalLine: 20_000_000 })).toEqual({ low: 0, high: 0 });
  });
});
