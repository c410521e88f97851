import { describe, expect, it } from "vitest";
import { callWindows } from "./call-windows.ts";
import { type WeekHours, weekdays } from "./week-hours.ts";

/** Monday to Friday in Pacific time. */
const office = (startTime: string, endTime: string): WeekHours =>
  weekdays.map((weekday, index) => ({
    weekday,
    weekdayValue: (index + 1) as never,
    startTime,
    endTime,
    isOpen: index < 5,
  }));

const PACIFIC = ["America/Los_Angeles"];
const daysOf = (windows: readonly { startsAt: string }[]) => [
  ...new Set(windows.map(({ startsAt }) => startsAt.slice(0, 10))),
];

const hourOf = (at: string) => Number(at.slice(11, 13));

describe("the hours in which one may choose to be called", () => {
  it("are those of the telephone on five days of work, without the weekend and the holiday between", () => {
    // Tuesday before Thanksgiving, at noon.
    const windows = callWindows(office("09:00", "12:00"), PACIFIC, "2026-11-24T20:00:00Z");
    expect(daysOf(windows)).toEqual(["2026-11-25", "2026-11-27", "2026-11-30", "2026-12-01", "2026-12-02"]);
    expect(windows.slice(0, 3)).toEqual([
      { startsAt: "2026-11-25T17:00:00Z", endsAt: "2026-11-25T18:00:00Z" },
      { startsAt: "2026-11-25T18:00:00Z", endsAt: "2026-11-25T19:00:00Z" },
      { startsAt: "2026-11-25T19:00:00Z", endsAt: "2026-11-25T20:00:00Z" },
    ]);
  });

  it("follow the days that have other hours: none on a day off, fewer on half a day, some on a holiday that is worked", () => {
    const day = { startTime: "09:00", endTime: "10:00" };
    const windows = callWindows(office("09:00", "12:00"), PACIFIC, "2026-11-24T20:00:00Z", [
      { date: "2026-11-25", isOpen: false, ...day },
      { date: "2026-11-26", isOpen: true, ...day },
      { date: "2026-11-28", isOpen: true, ...day },
    ]);
    expect(daysOf(windows)).toEqual(["2026-11-26", "2026-11-27", "2026-11-28", "2026-11-30", "2026-12-01"]);
    expect(windows.filter(({ startsAt }) => startsAt.startsWith("2026-11-26"))).toHaveLength(1);
  });

  it("begin an hour from now at the earliest, today too", () => {
    const [first] = callWindows(office("09:00", "17:00"), PACIFIC, "2026-11-24T20:00:00Z");
    expect(first?.startsAt).toBe("2026-11-24T21:00:00Z");
    const [later] = callWindows(office("09:00", "17:00"), PACIFIC, "2026-11-24T20:00:01Z");
    expect(later?.startsAt).toBe("2026-11-24T22:00:00Z");
  });

  it("are by day where they live", () => {
    const windows = callWindows(office("06:00", "22:00"), ["Pacific/Honolulu"], "2026-11-24T01:00:00Z");
    // Eight in the morning on the islands is ten in California.
    const tomorrow = windows
      .filter(({ startsAt }) => startsAt >= "2026-11-24T12:00:00Z")
      .map(({ startsAt }) => hourOf(startsAt));
    expect(tomorrow.slice(0, 12)).toEqual([18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5]);
    const eastern = callWindows(office("06:00", "22:00"), ["America/New_York"], "2026-11-24T12:00:00Z");
    expect(eastern.slice(0, 12).at(-1)?.endsAt).toBe("2026-11-25T02:00:00Z");
    expect(eastern[12]?.startsAt).toBe("2026-11-25T14:00:00Z");
  });

  it("are none where nobody answers, and no part of an hour", () => {
    expect(callWindows(office("09:00", "09:45"), PACIFIC, "2026-11-24T12:00:00Z")).toEqual([]);
    expect(callWindows(office("09:30", "11:00"), PACIFIC, "2026-11-24T12:00:00Z")).toHaveLength(5);
  });
});
