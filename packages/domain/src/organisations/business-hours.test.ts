import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { epochMsOf, minutesAfter } from "../calendar/zoned-time.ts";
import {
  afterBusinessMinutes,
  type BusinessHours,
  businessMinutesBetween,
  minutesOfBusinessDay,
} from "./business-hours.ts";
import { departmentAnswersAt } from "./department-hours.ts";
import { type WeekHours, weekdays } from "./week-hours.ts";

/** Monday to Friday, 8 to 17 Pacific. */
const week: WeekHours = weekdays.map((weekday, index) => ({
  weekday,
  weekdayValue: (index + 1) as WeekHours[number]["weekdayValue"],
  startTime: "08:00",
  endTime: "17:00",
  isOpen: index < 5,
}));
const office: BusinessHours = {
  week,
  otherDays: [
    { date: "2027-12-23", isOpen: true, startTime: "08:00", endTime: "12:00" },
    { date: "2027-03-10", isOpen: false, startTime: "00:00", endTime: "00:00" },
  ],
};
const closed: BusinessHours = { week: week.map((day) => ({ ...day, isOpen: false })), otherDays: [] };
const always: BusinessHours = {
  week: week.map((day) => ({ ...day, isOpen: true, startTime: "00:00", endTime: "24:00" })),
  otherDays: [],
};

describe("a moment so many business hours later", () => {
  it.each([
    ["within a morning", "2027-06-08T16:00:00Z", 150, "2027-06-08T18:30:00Z"],
    ["from before opening on", "2027-06-08T12:00:00Z", 60, "2027-06-08T16:00:00Z"],
    ["over a night", "2027-06-08T23:00:00Z", 120, "2027-06-09T16:00:00Z"],
    ["over a weekend", "2027-06-11T23:00:00Z", 240, "2027-06-14T18:00:00Z"],
    ["to the end of a day", "2027-06-08T20:00:00Z", 240, "2027-06-09T00:00:00Z"],
  ])("is counted %s", (_when, from, minutes, to) => {
    const then = afterBusinessMinutes(from, minutes, office);
    expect(epochMsOf(then)).toBe(epochMsOf(to));
    expect(businessMinutesBetween(from, then, office)).toBe(minutes);
  });

  it("comes by the clock where a lender has set no hours", () => {
    expect(epochMsOf(afterBusinessMinutes("2027-06-12T10:00:00Z", 240, closed))).toBe(
      epochMsOf("2027-06-12T14:00:00Z"),
    );
  });
});

describe("business hours between two moments", () => {
  it.each([
    ["within a morning", "2027-06-08T16:00:00Z", "2027-06-08T18:30:00Z", 150],
    ["from before opening on", "2027-06-08T12:00:00Z", "2027-06-08T16:00:00Z", 60],
    ["over a night", "2027-06-08T23:00:00Z", "2027-06-09T16:00:00Z", 120],
    ["over a weekend, from Friday at four to Monday at nine", "2027-06-11T23:00:00Z", "2027-06-14T16:00:00Z", 120],
    ["within a weekend", "2027-06-12T10:00:00Z", "2027-06-13T22:00:00Z", 0],
    ["over Thanksgiving, whose Friday counts", "2026-11-26T00:00:00Z", "2026-11-27T17:00:00Z", 120],
    ["over the change to summer time, whose Sunday is closed", "2027-03-13T00:00:00Z", "2027-03-15T16:00:00Z", 120],
    ["over the change back", "2027-11-06T00:00:00Z", "2027-11-08T17:00:00Z", 60],
    ["on half a day and the holiday kept after it", "2027-12-23T16:00:00Z", "2027-12-25T01:00:00Z", 240],
    ["over a day off", "2027-03-10T00:30:00Z", "2027-03-11T16:30:00Z", 60],
    ["backwards", "2027-06-08T18:00:00Z", "2027-06-08T16:00:00Z", 0],
  ])("count %s", (_when, from, to, minutes) => {
    expect(businessMinutesBetween(from, to, office)).toBe(minutes);
  });

  it("are all hours of the clock where a lender has set none, weekends and holidays too", () => {
    expect(businessMinutesBetween("2026-11-26T00:00:00Z", "2026-11-29T00:00:00Z", closed)).toBe(3 * 24 * 60);
    expect(minutesOfBusinessDay(closed)).toBe(24 * 60);
  });

  it("have 23 hours on the day that loses one, and 25 on the day that gets it back", () => {
    expect(businessMinutesBetween("2027-03-14T08:00:00Z", "2027-03-15T07:00:00Z", always)).toBe(23 * 60);
    expect(businessMinutesBetween("2027-11-07T07:00:00Z", "2027-11-08T08:00:00Z", always)).toBe(25 * 60);
    expect(minutesOfBusinessDay(office)).toBe(9 * 60);
  });

  /** A minute of the four weeks round a change of the clock, or round the holidays at the end of a year. */
  const minutes = fc
    .tuple(fc.constantFrom("2027-03-01", "2027-10-25", "2026-11-16", "2027-12-13"), fc.nat(28 * 24 * 60))
    .map(([day, minute]) => minutesAfter(`${day}T00:00:00Z`, minute));
  const times = fc.constantFrom("00:00", "06:30", "08:00", "12:00", "17:00", "24:00");
  const anyHours: fc.Arbitrary<BusinessHours> = fc
    .array(fc.tuple(times, times, fc.boolean()), { minLength: 7, maxLength: 7 })
    .map((days) => ({
      week: week.map((day, index) => {
        const [one = "00:00", other = "00:00", isOpen = false] = days[index] ?? [];
        const [startTime, endTime] = one < other ? [one, other] : [other, one];
        return { ...day, startTime, endTime, isOpen: isOpen && startTime < endTime };
      }),
      otherDays: office.otherDays,
    }));

  it("are as many as the minutes in which the telephone is answered", () => {
    fc.assert(
      fc.property(minutes, fc.nat(3 * 24 * 60), anyHours, (from, length, hours) => {
        fc.pre(hours.week.some(({ isOpen }) => isOpen));
        const answered = Array.from({ length }, (_, minute) => minutesAfter(from, minute)).filter((at) =>
          departmentAnswersAt(at, hours.week, hours.otherDays),
        );
        expect(businessMinutesBetween(from, minutesAfter(from, length), hours)).toBe(answered.length);
      }),
      { numRuns: 8 },
    );
  });

  it("add up, whichever moment lies between, and are never more than the clock's", () => {
    fc.assert(
      fc.property(fc.tuple(minutes, minutes, minutes), anyHours, (some, hours) => {
        const [first = "", middle = "", last = ""] = some.toSorted();
        const whole = businessMinutesBetween(first, last, hours);
        const parts = businessMinutesBetween(first, middle, hours) + businessMinutesBetween(middle, last, hours);
        expect(whole).toBe(parts);
        expect(whole).toBeLessThanOrEqual((epochMsOf(last) - epochMsOf(first)) / 60_000);
      }),
      { numRuns: 150 },
    );
  });
});
