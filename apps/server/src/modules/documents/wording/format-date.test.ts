import { describe, expect, it } from "vitest";
import { inYears, inYearsSpanish, ordinalDay } from "./durations.ts";
import { formatDate, formatDateWithWeekday } from "./format-date.ts";

describe("dates in documents", () => {
  it.each([
    ["2026-11-24", "Tuesday, November 24, 2026", "martes, 24 de noviembre de 2026"],
    ["2028-02-29", "Tuesday, February 29, 2028", "martes, 29 de febrero de 2028"],
  ])("%s", (date, english, spanish) => {
    expect(formatDateWithWeekday(date)).toBe(english);
    expect(formatDateWithWeekday(date, "es")).toBe(spanish);
    expect(english).toContain(formatDate(date));
    expect(spanish).toContain(formatDate(date, "es"));
  });

  it.each(["2026-02-29", "2026-13-01", "24/11/2026", ""])("refuses %j", (date) => {
    expect(() => formatDate(date)).toThrow("Not a date");
  });
});

describe("lengths of time", () => {
  it.each([
    [60, "5 years", "5 años"],
    [12, "1 year", "1 año"],
    [30, "2½ years", "2 años y medio"],
    [18, "1½ years", "1 año y medio"],
    [20, "20 months", "20 meses"],
  ])("%i months", (months, english, spanish) => {
    expect(inYears(months)).toBe(english);
    expect(inYearsSpanish(months)).toBe(spanish);
  });

  it.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [5, "5th"],
    [11, "11th"],
    [12, "12th"],
    [13, "13th"],
    [21, "21st"],
    [31, "31st"],
  ])("day %i", (day, words) => {
    expect(ordinalDay(day)).toBe(words);
  });
});
