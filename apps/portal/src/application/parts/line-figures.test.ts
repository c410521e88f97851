import { describe, expect, it } from "vitest";
import { lineFigures } from "./line-figures.ts";

const chosen = { amount: 100_000, uwCalculatedDrawAmount: 97_096.81, term: 10, rate: 8.95 };

describe("the figures of a line", () => {
  it("tells the fee from line and draw, to the cent", () => {
    expect(lineFigures(chosen, 97_096_81)).toEqual({
      line: 10_000_000,
      fee: 290_319,
      payoffs: 0,
      payments: 120,
      ratePercent: "8.950",
    });
  });

  it("shows what goes to creditors", () => {
    expect(lineFigures(chosen, 90_000_00).payoffs).toBe(709_681);
  });

  it("knows no fee before underwriting has said the draw", () => {
    expect(lineFigures({ ...chosen, uwCalculatedDrawAmount: null }, 0).fee).toBe(0);
  });
});
