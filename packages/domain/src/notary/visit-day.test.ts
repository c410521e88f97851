import { describe, expect, it } from "vitest";
import { doubtOfVisitDay, lastVisitDay } from "./visit-day.ts";

describe("the day of a notary's visit", () => {
  it.each([
    ["2026-11-25", undefined],
    ["2026-11-26", "holiday"],
    // Kept on Friday, because it falls on a Saturday.
    ["2026-07-03", "holiday"],
    ["2026-07-04", "weekend"],
    ["2021-12-31", "holiday"],
    ["2026-11-29", "weekend"],
  ] as const)("%s is doubted where it is a holiday or a weekend", (date, doubt) => {
    expect(doubtOfVisitDay(date)).toEqual(doubt);
  });

  it("lies no more than sixty days ahead", () => {
    expect(lastVisitDay("2026-11-25")).toBe("2027-01-24");
  });
});
