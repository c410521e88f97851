import { expect, it } from "vitest";
import { auditFilterOf } from "./audit-filter.tsx";

const daysOf = (from: string, until: string) => auditFilterOf(new URLSearchParams({ from, until }), "America/New_York");

it.each([
  ["on which clocks go back, of 25 hours", "2026-11-01", "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"],
  ["on which they go forward, of 23", "2026-03-08", "2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z"],
  ["that is the last of a year", "2026-12-31", "2026-12-31T05:00:00Z", "2027-01-01T05:00:00Z"],
])("asks for the whole of a day %s", (_what, day, from, until) => {
  expect(daysOf(day, day)).toEqual({ from, until });
});

it.each(["", "yesterday", "2026-02-31", "2026-1", "0"])("asks for no day where the address has “%s”", (day) => {
  expect(daysOf(day, day)).toEqual({});
});
