import { describe, expect, it } from "vitest";
import {
  hasCome,
  instantOfWallTime,
  isTimeZone,
  latestInstantOf,
  minutesAfter,
  startOfDay,
  wallTimeAt,
} from "./zoned-time.ts";

describe("moments", () => {
  it.each([
    ["2026-11-20T18:00:00Z", "2026-11-20T18:00:00.000Z", true],
    ["2026-11-20T18:00:00.001Z", "2026-11-20T18:00:00Z", false],
    ["2026-11-20T17:59:59.999Z", "2026-11-20T18:00:00Z", true],
    ["2026-11-20T10:00:00-08:00", "2026-11-20T18:00:00Z", true],
  ])("%s has come at %s: %s", (moment, now, come) => expect(hasCome(moment, now)).toBe(come));

  it("are compared by time, however they are written, and the first of equals is kept", () => {
    const [a, b, c] = ["2026-11-20T18:00:00Z", "2026-11-20T18:00:00.000Z", "2026-11-20T17:59:59.999Z"];
    expect([latestInstantOf(a, b, c), latestInstantOf(b, a), latestInstantOf(c, a), latestInstantOf(c)]).toEqual([
      a,
      b,
      a,
      c,
    ]);
  });

  it("are so many minutes later, through the hour that comes twice and back", () => {
    expect(minutesAfter("2026-11-01T08:30:00Z", 60)).toBe("2026-11-01T09:30:00Z");
    expect(minutesAfter("2026-11-01T08:30:00Z", -30)).toBe("2026-11-01T08:00:00Z");
  });
});

describe("a clock on a wall", () => {
  const zone = "America/Denver";

  it.each([
    ["an ordinary day", "2026-07-15", "09:00", "2026-07-15T15:00:00Z"],
    ["the gap: the moment after it", "2026-03-08", "02:30", "2026-03-08T09:30:00Z"],
    ["the hour that comes twice: the first", "2026-11-01", "01:30", "2026-11-01T07:30:00Z"],
    ["midnight", "2026-11-01", "00:00", "2026-11-01T06:00:00Z"],
  ])("shows a time on %s", (_which, date, time, at) => expect(instantOfWallTime(date, time, zone)).toBe(at));

  it("leaves parts of a second out", () => {
    expect(wallTimeAt("2026-12-31T23:59:59.999Z", "Etc/UTC")).toEqual({
      date: "2026-12-31",
      time: "23:59:59",
      weekday: 4,
      offset: "+00:00",
    });
  });

  it("begins a day at one where midnight is in the gap", () => {
    expect(startOfDay("2026-04-24", "Africa/Cairo")).toBe("2026-04-23T22:00:00Z");
    expect(startOfDay("2026-03-08", zone)).toBe("2026-03-08T07:00:00Z");
  });

  it.each([
    ["America/New_York", true],
    ["Etc/UTC", true],
    ["America/Nowhere", false],
    ["", false],
  ])("has a zone %j: %s", (name, isOne) => expect(isTimeZone(name)).toBe(isOne));
});
