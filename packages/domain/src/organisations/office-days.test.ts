import { describe, expect, it } from "vitest";
import { creditorDays, defaultCreditorCalendar } from "../calendar/creditor-days.ts";
import { creditorCalendarOf, OfficeDays, usualOfficeDays } from "./office-days.ts";

const onSaturdays: OfficeDays = {
  openWeekdays: ["SATURDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
  closedOnFederalHolidays: true,
  closedDays: [{ date: "2027-02-10", reason: "Storm" }],
};

describe("the calendar of a lender's offices", () => {
  it("is Monday to Friday without the federal holidays where nothing is said", () => {
    expect(creditorCalendarOf([{ from: null, days: usualOfficeDays }])).toEqual(defaultCreditorCalendar);
  });

  it("keeps the days before a change as they were", () => {
    const counts = creditorDays(
      creditorCalendarOf([
        { from: null, days: usualOfficeDays },
        { from: "2027-03-01", days: onSaturdays },
      ]),
    );
    expect([counts("2027-02-27"), counts("2027-03-06"), counts("2027-03-07")]).toEqual([false, true, false]);
  });

  it("closes a single day that is entered after it came, and opens it when that was a mistake", () => {
    const entered = { from: "2027-02-11", days: { ...usualOfficeDays, closedDays: onSaturdays.closedDays } };
    const said = [{ from: null, days: usualOfficeDays }, entered];
    expect(creditorDays(creditorCalendarOf(said))("2027-02-10")).toBe(false);
    const mended = [...said, { from: "2027-02-12", days: usualOfficeDays }];
    expect(creditorCalendarOf(mended)).toEqual(defaultCreditorCalendar);
  });

  it("goes by the last of two changes of one day", () => {
    const said = [
      { from: null, days: usualOfficeDays },
      { from: "2027-03-01", days: { ...usualOfficeDays, closedOnFederalHolidays: false } },
      { from: "2027-03-01", days: onSaturdays },
    ];
    expect(creditorCalendarOf(said).weeks).toEqual([
      ...defaultCreditorCalendar.weeks,
      { from: "2027-03-01", openWeekdays: [1, 2, 3, 4, 5, 6], closedOnObservedHolidays: true },
    ]);
  });

  it("has an open day in every week, and names no day twice", () => {
    expect(OfficeDays.safeParse({ ...usualOfficeDays, openWeekdays: [] }).success).toBe(false);
    const twice = [...onSaturdays.closedDays, ...onSaturdays.closedDays];
    expect(OfficeDays.safeParse({ ...onSaturdays, closedDays: twice }).error?.issues).toMatchObject([
      { path: ["closedDays", 1, "date"], message: "day-twice" },
    ]);
    const never = [{ date: "2027-02-30", reason: "Storm" }];
    expect(OfficeDays.safeParse({ ...usualOfficeDays, closedDays: never }).success).toBe(false);
  });
});
