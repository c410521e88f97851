import { describe, expect, it } from "vitest";
import { type LoanTimeline, stripDays } from "./strip-days.ts";

const entry = (moment: string, date: string | null): LoanTimeline["entries"][number] => ({
  moment,
  date,
  at: null,
  state: "ahead",
  mover: "nobody",
  estimated: false,
});

const signedOnFriday: LoanTimeline = {
  entries: [
    entry("documents-signed", "2025-11-07"),
    entry("rescission-ends", "2025-11-12"),
    entry("recorded", "2025-11-13"),
    entry("funded", "2025-11-14"),
  ],
  fundingDate: "2025-11-14",
  deadlines: [],
  waitsFor: [],
  days: [
    { date: "2025-11-08", counts: true, reason: null },
    { date: "2025-11-09", counts: false, reason: "SUNDAY" },
    { date: "2025-11-10", counts: true, reason: null },
    { date: "2025-11-11", counts: false, reason: "Veterans Day" },
    { date: "2025-11-12", counts: true, reason: null },
  ],
};

describe("the strip of days until the money comes", () => {
  it("goes from the signing to the money and hatches the days that do not count", () => {
    const days = stripDays(signedOnFriday, "2025-11-10");
    expect(days.map(({ date }) => date.slice(8))).toEqual(["07", "08", "09", "10", "11", "12", "13", "14"]);
    expect(days.filter(({ skipped }) => skipped).map(({ date }) => date)).toEqual(["2025-11-09", "2025-11-11"]);
  });

  it("marks what has passed apart from what is coming", () => {
    const marks = Object.fromEntries(stripDays(signedOnFriday, "2025-11-13").map(({ date, mark }) => [date, mark]));
    expect(marks).toMatchObject({ "2025-11-07": "past", "2025-11-12": "past", "2025-11-13": "coming" });
    expect(marks["2025-11-10"]).toBeUndefined();
  });

  it("ends with the right to cancel where the money is too far away to be drawn", () => {
    const days = stripDays({ ...signedOnFriday, fundingDate: "2025-12-14" }, "2025-11-10");
    expect(days.at(-1)?.date).toBe("2025-11-12");
  });

  it("is empty where there is no right to cancel", () => {
    expect(stripDays({ ...signedOnFriday, days: [] }, "2025-11-10")).toEqual([]);
  });
});
