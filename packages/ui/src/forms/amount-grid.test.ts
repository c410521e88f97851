import { describe, expect, it } from "vitest";
import { amountGrid } from "./amount-grid.ts";

describe("a slider in steps of 500 dollars from $15,000 to $187,700", () => {
  const grid = amountGrid(1_500_000, 18_770_000, 50_000);

  it("has its ends on steps, so that every step between is a round amount", () => {
    expect([grid.start, grid.end]).toEqual([1_500_000, 18_800_000]);
  });

  it.each([
    [18_800_000, 18_770_000],
    [18_750_000, 18_750_000],
    [1_500_000, 1_500_000],
  ])("at %i means %i: the most can be reached although it is no step", (position, amount) => {
    expect(grid.amountAt(position)).toBe(amount);
  });

  it("stands at its end when there is nothing to choose", () => {
    expect(amountGrid(1_500_000, 1_500_000, 50_000).percentOf(1_500_000)).toBe(100);
  });
});
