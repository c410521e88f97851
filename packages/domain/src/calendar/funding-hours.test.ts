import { expect, it } from "vitest";
import { fundingDayFrom, nextFundingInstant } from "./funding-hours.ts";

it.each([
  [
    "the end of a right to cancel in California, by night in Washington",
    "2026-12-01T08:00:00.000Z",
    "2026-12-01T14:00:00Z",
  ],
  ["a moment within the hours", "2026-12-01T16:30:00.000Z", "2026-12-01T16:30:00.000Z"],
  ["the last minute", "2026-12-01T21:44:00.000Z", "2026-12-01T21:44:00.000Z"],
  ["the end of the last window, the next morning", "2026-12-01T21:45:00.000Z", "2026-12-02T14:00:00Z"],
  ["a Friday evening, the Monday", "2026-12-04T23:00:00.000Z", "2026-12-07T14:00:00Z"],
  ["Thanksgiving at noon, the Friday", "2026-11-26T17:00:00.000Z", "2026-11-27T14:00:00Z"],
  ["a morning of summer time", "2026-07-06T05:00:00.000Z", "2026-07-06T13:00:00Z"],
])("money leaves within the banks' hours: after %s", (_when, from, at) => {
  expect(nextFundingInstant(from)).toBe(at);
  expect(fundingDayFrom(from)).toBe(at.slice(0, 10));
});
