import { describe, expect, it } from "vitest";
import { lowerRateBelow } from "./lower-rate-below.ts";
import type { Offer } from "./offer.ts";

const bands = [
  [1_500_000, 2_499_999, "9.850"],
  [2_500_000, 3_400_000, "9.600"],
  [3_400_001, 9_550_000, "9.950"],
  [9_550_001, 12_625_000, "10.300"],
] as const;

const offer: Pick<Offer, "bands"> = {
  bands: bands.map(([minLine, maxLine, ratePercent]) => ({ minLine, maxLine, ratePercent })),
};

describe("a smaller line with a lower rate", () => {
  it.each([
    [10_000_000, { line: 9_550_000, ratePercent: "9.950" }],
    [9_550_000, { line: 3_400_000, ratePercent: "9.600" }],
    [3_400_000, null],
    [1_500_000, null],
  ])("below a line of %i cents", (line, cheaper) => {
    expect(lowerRateBelow(offer, line)).toEqual(cheaper);
  });
});
