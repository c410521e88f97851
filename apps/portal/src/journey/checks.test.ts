import { describe, expect, it } from "vitest";
import { checksAt, shareAfter } from "./checks.ts";

describe("the checks of a wait", () => {
  it("calls done what the plan does before the present step", () => {
    expect(checksAt("WAITING_FOR_PROPERTY").map(({ state }) => state)).toEqual(["done", "done", "now", "next"]);
  });

  it("names one check alone where nothing else belongs to it", () => {
    expect(checksAt("HARD_CREDIT_PULL")).toEqual([{ step: "HARD_CREDIT_PULL", state: "now" }]);
  });

  it("never shows more than nine tenths of a wait whose end nobody knows", () => {
    expect(shareAfter(10_000)).toBeCloseTo(0.45);
    expect(shareAfter(600_000)).toBe(0.9);
  });
});
