import { describe, expect, it } from "vitest";
import { slotsByDay } from "./slots-by-day.ts";
import { zoneName } from "./zone-here.ts";

const slot = (startsAt: string) => ({ slotId: `remote@${startsAt}`, startsAt });

describe("the free times of a notary", () => {
  const late = slot("2026-11-24T03:00:00.000Z");
  const early = slot("2026-11-23T16:00:00.000Z");
  const next = slot("2026-11-24T16:00:00.000Z");

  it("stand under the day that it is for the borrower, in order", () => {
    expect(slotsByDay([next, late, early], "America/Boise")).toEqual([
      { date: "2026-11-23", slots: [early, late] },
      { date: "2026-11-24", slots: [next] },
    ]);
  });

  it("fall on another day for somebody further east", () => {
    expect(slotsByDay([early, late], "America/Puerto_Rico").map(({ date }) => date)).toEqual(["2026-11-23"]);
    expect(slotsByDay([early, late], "Europe/Madrid").map(({ date }) => date)).toEqual(["2026-11-23", "2026-11-24"]);
  });

  it("are none when nobody is free", () => {
    expect(slotsByDay([], "America/Boise")).toEqual([]);
  });
});

describe("the name of a time zone", () => {
  it("is the one that people use, in their language", () => {
    expect(zoneName("America/Boise", "en")).toBe("Mountain Time");
    expect(zoneName("America/New_York", "es")).toBe("hora oriental");
    expect(zoneName("America/Phoenix", "en")).toMatch(/^Mountain/);
  });
});
