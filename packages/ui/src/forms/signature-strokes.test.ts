import { describe, expect, it } from "vitest";
import { isSigned, signaturePath } from "./signature-strokes.ts";

describe("a drawn signature", () => {
  it("becomes a path of its strokes", () => {
    expect(
      signaturePath([
        [
          [10, 20],
          [30.04, 40.26],
        ],
        [[50, 60]],
      ]),
    ).toBe("M10 20L30 40.3M50 60L50 60");
  });

  it("is empty when nothing was drawn", () => {
    expect(signaturePath([])).toBe("");
    expect(isSigned([])).toBe(false);
  });

  it("is more than a tap", () => {
    expect(isSigned([[[10, 10]]])).toBe(false);
    expect(isSigned([[0, 30, 60, 90, 120].map((x) => [x, 90] as const)])).toBe(true);
  });
});
