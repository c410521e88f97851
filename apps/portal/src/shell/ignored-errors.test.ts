import { CallFailed } from "@gable/contract/problem.ts";
import { describe, expect, it } from "vitest";
import { isIgnoredError } from "./ignored-errors.ts";

describe("the error reporter", () => {
  it.each(["Network Error", "Failed to fetch", "request timeout", "Load failed", "NetworkError when attempting"])(
    "leaves %j alone",
    (message) => {
      expect(isIgnoredError(new TypeError(message))).toBe(true);
    },
  );

  it("leaves a call alone that was not answered, and hears of every other fault", () => {
    expect(isIgnoredError(new CallFailed(0, "whatever", undefined))).toBe(true);
    expect(isIgnoredError(new CallFailed(500, "Something unexpected happened.", undefined))).toBe(false);
    expect(isIgnoredError(new TypeError("x is not a function"))).toBe(false);
    expect(isIgnoredError("Failed to fetch")).toBe(false);
  });
});
