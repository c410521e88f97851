import { describe, expect, it } from "vitest";
import { closingAfter, departmentAnswersAt, hoursInWeekOf, nextOpeningAfter } from "./department-hours.ts";
import { type OtherDays, type WeekHours, weekdays } from "./week-hours.ts";

const week: WeekHours = weekdays.map((weekday, index) => ({
  weekday,
  weekdayValue: (index + 1) as WeekHours[number]["weekdayValue"],
  startTime: "06:00",
  endTime: "17:00",
  isOpen: index < 5,
}));

const otherDays: OtherDays = [
  { date: "2027-12-23", isOpen: true, startTime: "06:00", endTime: "12:00" },
  { date: "2027-07-05", isOpen: true, startTime: "08:00", endTime: "12:00" },
  { date: "2027-03-12", isOpen: false, startTime: "00:00", endTime: "00:00" },
];

describe("a department's hours", () => {
  it.each([
    ["on a Friday in winter at 05:30 Pacific", "2027-03-12T13:30:00Z", false],
    ["at the same UTC time on Monday, when clocks have gone forward", "2027-03-15T13:30:00Z", true],
    ["in the last second before closing, summer time", "2027-10-29T23:59:59Z", true],
    ["at closing time", "2027-10-30T00:00:00Z", false],
    ["an hour later by UTC, once clocks have gone back", "2027-11-09T00:30:00Z", true],
    ["on a Sunday", "2027-03-14T18:00:00Z", false],
    ["on Thanksgiving Day", "2026-11-26T18:00:00Z", false],
    ["on the day after", "2026-11-27T18:00:00Z", true],
    ["on the Friday on which Christmas of a Saturday is kept", "2027-12-24T18:00:00Z", false],
    ["late on the eve of a holiday, which has begun in UTC", "2027-07-02T00:30:00Z", false],
    ["in the afternoon before the holiday that has begun in UTC", "2026-12-31T23:30:00Z", true],
  ])("%s", (_when, instant, answers) => {
    expect(departmentAnswersAt(instant, week)).toBe(answers);
  });

  it.each([
    ["on the same day, before it opens", "2027-03-12T13:30:00Z", "2027-03-12T14:00:00Z"],
    ["on Monday, after the Friday and once clocks have gone forward", "2027-03-13T01:00:00Z", "2027-03-15T13:00:00Z"],
    ["on Friday, where it closed on the eve of Thanksgiving", "2026-11-26T02:00:00Z", "2026-11-27T14:00:00Z"],
    ["never, while it answers", "2027-03-12T18:00:00Z", null],
  ])("opens next %s", (_when, instant, opening) => {
    expect(nextOpeningAfter(instant, week)).toBe(opening);
  });

  it.each([
    ["in the morning of a half day", "2027-12-23T17:00:00Z", true, null],
    ["in its afternoon, until after a day off and the weekend", "2027-12-23T21:00:00Z", false, "2027-12-27T14:00:00Z"],
    ["on a holiday on which they are there", "2027-07-05T17:00:00Z", true, null],
    ["on a day off", "2027-03-12T18:00:00Z", false, "2027-03-15T13:00:00Z"],
  ])("are a day's own %s", (_when, instant, answers, opening) => {
    expect(departmentAnswersAt(instant, week, otherDays)).toBe(answers);
    expect(nextOpeningAfter(instant, week, otherDays)).toBe(opening);
  });

  it("end and are shown as a day's own", () => {
    expect(closingAfter("2027-12-23T17:00:00Z", week, otherDays)).toBe("2027-12-23T20:00:00Z");
    const shown = hoursInWeekOf("2027-12-23T17:00:00Z", week, otherDays);
    expect(shown.slice(3, 5).map(({ isOpen, endTime }) => [isOpen, endTime])).toEqual([
      [true, "12:00"],
      [false, "17:00"],
    ]);
  });

  it("opens on no day where none is open", () => {
    const closed = week.map((day) => ({ ...day, isOpen: false }));
    expect(nextOpeningAfter("2027-03-12T18:00:00Z", closed)).toBeNull();
  });

  it.each([
    ["in the week of Thanksgiving the Thursday is closed", "2026-11-23T18:00:00Z", ["THURSDAY"]],
    ["the Sunday belongs to the week that it ends", "2026-11-29T18:00:00Z", ["THURSDAY"]],
    ["the week after is as usual", "2026-11-30T18:00:00Z", []],
  ])("%s", (_what, instant, holidays) => {
    const closed = hoursInWeekOf(instant, week).filter(({ isOpen }, index) => !isOpen && week[index]?.isOpen);
    expect(closed.map(({ weekday }) => weekday)).toEqual(holidays);
  });
});
