import { describe, expect, it } from "vitest";
import { businessDayAfter, firstBusinessDayFrom } from "./business-days.ts";
import { creditorDays, defaultCreditorCalendar } from "./creditor-days.ts";
import { openingAfterValuationCopy, regulationBDeadline, threeCreditorDaysAfter } from "./notice-clocks.ts";

describe("the last day of a clock", () => {
  it.each([
    ["APPROVE_COUNTER_ADVERSE", "2026-11-20", "2026-12-20"],
    ["INCOMPLETE_NOTICE", "2028-01-30", "2028-02-29"],
    ["ADVERSE_ON_INCOMPLETE", "2027-01-30", "2027-03-01"],
    ["COUNTEROFFER_NOT_ACCEPTED", "2027-12-01", "2028-02-29"],
    ["REQUEST_REASONS", "2026-12-31", "2027-03-01"],
  ] as const)("of %s from %s is %s, be it a Sunday", (event, start, last) => {
    expect(regulationBDeadline(event, start)).toBe(last);
  });

  it.each([
    ["a Monday", "2026-11-16", "2026-11-19"],
    ["a Friday", "2026-11-20", "2026-11-25"],
    ["a Saturday", "2026-11-21", "2026-11-25"],
    ["before Thanksgiving", "2026-11-24", "2026-11-30"],
    ["before a holiday kept on Friday", "2026-07-01", "2026-07-07"],
    ["the end of a year whose New Year is kept in it", "2027-12-29", "2028-01-04"],
  ])("of three business days from %s", (_which, received, last) => {
    expect(threeCreditorDaysAfter(received)).toBe(last);
  });
});

// 12 CFR 1002.14(a)(1): three business days before the account is opened.
describe("a first lien is opened, after a copy of its valuation that came on", () => {
  it.each([
    ["a Monday", "2026-11-16", "2026-11-19"],
    ["a Thursday", "2026-11-19", "2026-11-24"],
    ["a Friday", "2026-11-20", "2026-11-25"],
    ["a Saturday, as on the Monday", "2026-11-21", "2026-11-27"],
    ["a holiday, as on the next day", "2026-11-26", "2026-12-02"],
  ])("%s", (_which, received, first) => expect(openingAfterValuationCopy(received)).toBe(first));

  it("a day on which this lender is closed, as on its next one", () => {
    const calendar = { ...defaultCreditorCalendar, closures: ["2026-11-16"] };
    expect(openingAfterValuationCopy("2026-11-16", calendar)).toBe("2026-11-20");
  });
});

describe("a lender's business days", () => {
  it("are none before its first week, nor where it is never open", () => {
    const never = creditorDays({
      weeks: [{ from: "2027-01-01", openWeekdays: [], closedOnObservedHolidays: false }],
      closures: [],
    });
    expect([never("2026-12-31"), never("2027-01-04")]).toEqual([false, false]);
    expect(() => firstBusinessDayFrom("2027-01-04", never)).toThrow("2027-01-04");
    expect(() => businessDayAfter("2027-01-04", 1, never)).toThrow(RangeError);
  });

  it("begin with the day itself where it counts, and with day 0 where none is asked for", () => {
    expect(firstBusinessDayFrom("2026-11-20", creditorDays())).toBe("2026-11-20");
    expect(businessDayAfter("2026-11-21", 0, creditorDays())).toBe("2026-11-21");
    expect(businessDayAfter("2026-11-21", 1, creditorDays())).toBe("2026-11-23");
  });

  it("may be a day in a year and no more", () => {
    expect(firstBusinessDayFrom("2026-11-20", (date) => date === "2027-11-20")).toBe("2027-11-20");
    expect(() => firstBusinessDayFrom("2026-11-20", (date) => date === "2027-11-21")).toThrow(RangeError);
  });
});
