import { expect, it } from "vitest";
import { lastDays, lenderDayAt } from "./lender-days.ts";

it("a lender's day, and with it the year, begins at midnight in New York", () => {
  expect(lenderDayAt("2027-01-01T04:59:59Z")).toBe("2026-12-31");
  expect(lenderDayAt("2027-01-01T05:00:00Z")).toBe("2027-01-01");
});

it.each([
  ["in winter", "2026-12-10T02:00:00Z", 30, "2026-11-10T05:00:00Z", "2026-12-10T05:00:00Z"],
  ["today alone", "2026-12-10T12:00:00Z", 1, "2026-12-10T05:00:00Z", "2026-12-11T05:00:00Z"],
  ["over a change of the clock", "2026-11-10T12:00:00Z", 30, "2026-10-12T04:00:00Z", "2026-11-11T05:00:00Z"],
])("the last days end with the whole of today: %s", (_when, now, count, from, until) => {
  expect(lastDays(now, count)).toEqual({ from, until });
});
