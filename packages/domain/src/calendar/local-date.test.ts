import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  addMonthsKeepingDay,
  anniversary,
  daysBetween,
  isLocalDate,
  localDate,
  weekdayOf,
} from "./local-date.ts";

const dates = fc
  .integer({ min: 0, max: 120_000 })
  .map((days) => Temporal.PlainDate.from("1890-01-01").add({ days }).toString());

describe("date arithmetic agrees with the zone library's calendar", () => {
  it("for days, months, weekdays and differences", () => {
    fc.assert(
      fc.property(dates, dates, fc.integer({ min: -4000, max: 4000 }), (date, other, count) => {
        const plain = Temporal.PlainDate.from(date);
        expect(addDays(date, count)).toBe(plain.add({ days: count }).toString());
        expect(addMonths(date, count % 1200)).toBe(plain.add({ months: count % 1200 }).toString());
        expect(weekdayOf(date)).toBe(plain.dayOfWeek);
        expect(daysBetween(date, other)).toBe(plain.until(other).days);
      }),
    );
  });
});

it.each(["2027-02-29", "2026-13-01", "2026-1-1", "2026-04-31", "", "2026-11-20T00:00"])("%j is no date", (text) => {
  expect(isLocalDate(text)).toBe(false);
  expect(() => addDays(text, 1)).toThrow(RangeError);
});

it("a monthly series on the 31st comes back to the 31st", () => {
  expect([1, 2, 3].map((month) => addMonthsKeepingDay("2026-12-31", month, 31))).toEqual([
    "2027-01-31",
    "2027-02-28",
    "2027-03-31",
  ]);
});

it("a full year from February 29 ends on March 1", () => {
  expect(anniversary("2028-02-29", 1)).toBe("2029-03-01");
  expect(anniversary("2028-02-29", 4)).toBe("2032-02-29");
  expect(() => localDate(2026, 2, 29)).toThrow("2026-02-29");
});
