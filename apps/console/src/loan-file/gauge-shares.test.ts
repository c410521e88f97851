import { assert, integer, nat, property } from "fast-check";
import { expect, it } from "vitest";
import { debtShares, homeShares } from "./gauge-shares.ts";

it("divides a home into what is owed, the line and what is left", () => {
  const { parts, limit } = homeShares({ value: 1_000_00, owed: 400_00, line: 250_00, limitPercent: "85.000" });
  expect(parts).toEqual([
    { of: "liens", amount: 400_00, share: 0.4 },
    { of: "line", amount: 250_00, share: 0.25 },
    { of: "left", amount: 350_00, share: 0.35 },
  ]);
  expect(limit).toBeCloseTo(0.85);
});

it("leaves out what is nothing: no lien, no line yet, nothing left", () => {
  expect(homeShares({ value: 500_00, owed: 0, line: 0, limitPercent: null })).toEqual({
    parts: [{ of: "left", amount: 500_00, share: 1 }],
    limit: null,
  });
});

it("keeps the bar whole, and the limit on it, whatever is owed", () => {
  assert(
    property(integer({ min: 1 }), nat(), nat(), (value, owed, line) => {
      const { parts, limit } = homeShares({ value, owed, line, limitPercent: "80" });
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(limit).toBeGreaterThan(0);
      expect(limit).toBeLessThanOrEqual(0.8);
    }),
  );
});

it("divides an income into debts before the line, what the line adds and what is left", () => {
  expect(debtShares({ dtiBefore: "20.000", dtiAfter: "45.000" })).toEqual([
    { of: "before", amount: 20, share: 0.2 },
    { of: "added", amount: 25, share: 0.25 },
    { of: "left", amount: 55, share: 0.55 },
  ]);
  expect(debtShares({ dtiBefore: "62.500", dtiAfter: null })?.map(({ of }) => of)).toEqual(["before", "left"]);
});

it.each([
  { dtiBefore: null, dtiAfter: null },
  { dtiBefore: "120.000", dtiAfter: null },
])("draws nothing of debts that are not known, or more than the income: $dtiBefore", (numbers) => {
  expect(debtShares(numbers)).toBeNull();
});
