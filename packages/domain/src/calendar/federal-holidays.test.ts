import { describe, expect, it } from "vitest";
import { isStatutoryHoliday, statutoryHolidays } from "./federal-holidays.ts";
import { isFederalReserveDay } from "./federal-reserve-days.ts";
import { isObservedBusinessDay } from "./observed-days.ts";
import { isRescissionDay } from "./rescission-days.ts";

describe("a legal public holiday", () => {
  it.each([
    ["Juneteenth", "2020-06-19", "2021-06-19"],
    ["the birthday of Martin Luther King", "1985-01-21", "1986-01-20"],
  ])("is one from its first year on: %s", (_name, before, first) => {
    expect([isStatutoryHoliday(before), isStatutoryHoliday(first)]).toEqual([false, true]);
  });

  it.each([2027, 2028])("has its name, in the order of the year: %i", (year) => {
    const holidays = statutoryHolidays(year);
    expect(holidays.map(({ date }) => date).toSorted()).toEqual(holidays.map(({ date }) => date));
    expect(holidays.map(({ name }) => name.split(" ")[0]).join(" ")).toBe(
      "New Birthday Washington's Memorial Juneteenth Independence Labor Columbus Veterans Thanksgiving Christmas",
    );
  });
});

/** By calendar, whether a day counts: for the right to cancel, for moving money, for offices. */
const countsOn = (date: string) => [isRescissionDay(date), isFederalReserveDay(date), isObservedBusinessDay(date)];

describe("the calendars differ", () => {
  it.each<[string, string, boolean[]]>([
    ["an ordinary Friday", "2026-11-20", [true, true, true]],
    ["a Saturday", "2026-11-21", [true, false, false]],
    ["a Sunday", "2026-11-22", [false, false, false]],
    ["a holiday in the week", "2026-11-26", [false, false, false]],
    ["the Friday before a holiday on Saturday", "2026-07-03", [true, true, false]],
    ["a holiday on Saturday", "2026-07-04", [false, false, false]],
    ["a holiday on Sunday", "2027-07-04", [false, false, false]],
    ["the Monday after a holiday on Sunday", "2027-07-05", [true, false, false]],
    ["New Year's Eve before a New Year on Saturday", "2027-12-31", [true, true, false]],
    ["Inauguration Day", "2029-01-20", [true, false, false]],
    ["the day of an inauguration that is no weekend", "2025-01-21", [true, true, true]],
  ])("on %s", (_which, date, counts) => expect(countsOn(date)).toEqual(counts));
});
