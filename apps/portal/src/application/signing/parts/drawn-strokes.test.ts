import { signaturePath } from "@gable/ui/forms/signature-strokes.ts";
import { describe, expect, it } from "vitest";
import { drawnStrokes } from "./drawn-strokes.ts";

describe("a drawn signature on its way to the server", () => {
  it("keeps its proportions and stands in the middle of the box of 1000 by 250", () => {
    const corners = signaturePath([
      [
        [0, 0],
        [600, 180],
      ],
    ]);
    expect(drawnStrokes(corners)).toEqual([
      [
        [83.3, 0],
        [916.7, 250],
      ],
    ]);
  });

  it("keeps strokes apart, and never leaves the box", () => {
    const strokes = drawnStrokes("M-50 10L20 20M30 999L40 40");
    expect(strokes).toHaveLength(2);
    for (const [x, y] of strokes.flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(250);
    }
  });

  it("thins a stroke of more points than the server takes", () => {
    const long = Array.from({ length: 5000 }, (_, index) => [index / 10, 90] as const);
    expect(drawnStrokes(signaturePath([long]))[0]?.length).toBeLessThanOrEqual(2000);
  });
});
