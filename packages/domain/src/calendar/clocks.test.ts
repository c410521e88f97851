import { describe, expect, it } from "vitest";
import { ageOfMajority, ageOn, isMinor } from "./age.ts";
import { creditorDays, defaultCreditorCalendar } from "./creditor-days.ts";
import { expectedFundingDate, promisedFundingDate } from "./funding-date.ts";
import { regulationBDeadline, threeCreditorDaysAfter } from "./notice-clocks.ts";
import { isOpenAt, type WeekdayHours } from "./operating-hours.ts";
import { rescissionEnds, rescissionPeriod, rightOfRescissionApplies } from "./rescission-period.ts";
import { mailedNoticeReceived, texasClosingDates, texasRescissionPeriod } from "./texas-clocks.ts";
import { localDateAt, minutesAfter, wallTimeAt } from "./zoned-time.ts";

const opened = (date: string) => ({ accountOpened: date, noticeDelivered: date, materialDisclosuresDelivered: date });

describe("the right of rescission", () => {
  it("ends at midnight where the property is", () => {
    const period = rescissionPeriod(opened("2026-11-16"));
    expect(rescissionEnds(period, "America/New_York")).toBe("2026-11-20T05:00:00Z");
    expect(rescissionEnds(period, "Pacific/Honolulu")).toBe("2026-11-20T10:00:00Z");
  });

  it.each([
    ["PRIMARY", true],
    ["SECOND_HOME", false],
    ["INVESTMENT", false],
  ] as const)("is there for a principal dwelling alone: %s", (occupancy, applies) => {
    expect(rightOfRescissionApplies(occupancy)).toBe(applies);
  });
});

describe("the funding date", () => {
  it("is the promise when nobody can rescind", () => {
    expect(expectedFundingDate("2026-11-16", null)).toBe(promisedFundingDate("2026-11-16"));
  });

  it("is never before rescission ends, nor before a lender's hold", () => {
    const rescission = rescissionPeriod(opened("2026-11-25"));
    expect(expectedFundingDate("2026-11-16", rescission)).toBe("2026-12-01");
    expect(expectedFundingDate("2026-11-16", rescission, 2)).toBe("2026-12-03");
  });
});

describe("Texas homesteads", () => {
  it("count a mailed notice three days later, without Sundays and holidays", () => {
    expect(mailedNoticeReceived("2026-11-24")).toBe("2026-11-28");
  });

  it("cannot close before the owner has the final costs", () => {
    const dates = texasClosingDates({
      applicationSubmitted: "2026-11-02",
      consumerNoticeProvided: "2026-11-02",
      preclosingDisclosureReceived: null,
      priorEquityLoanClosed: null,
    });
    expect(dates.earliestClosing).toBeNull();
  });

  it("keep the later of both rescission rights", () => {
    expect(texasRescissionPeriod(opened("2026-11-24"))).toMatchObject({
      lastDayToRescind: "2026-11-28",
      earliestDisbursement: "2026-11-30",
    });
  });
});

describe("notice clocks", () => {
  it("give 90 days on a counteroffer that nobody accepts", () => {
    expect(regulationBDeadline("COUNTEROFFER_NOT_ACCEPTED", "2026-11-20")).toBe("2027-02-18");
  });

  it("follow the lender's own closed days", () => {
    const calendar = { ...defaultCreditorCalendar, closures: ["2026-11-27"] };
    expect(threeCreditorDaysAfter("2026-11-24", calendar)).toBe("2026-12-01");
  });

  it("judge each day by the week that the lender kept on it", () => {
    const week = { openWeekdays: [1, 2, 3, 4, 5, 6], closedOnObservedHolidays: false } as const;
    const calendar = {
      ...defaultCreditorCalendar,
      weeks: [...defaultCreditorCalendar.weeks, { from: "2027-07-01", ...week }],
    };
    const counts = creditorDays(calendar);
    const saturdays = [counts("2027-06-26"), counts("2027-07-03")];
    const holidays = [counts("2027-05-31"), counts("2027-07-05")];
    expect([saturdays, holidays]).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(threeCreditorDaysAfter("2027-06-25", calendar)).toBe("2027-06-30");
    expect(threeCreditorDaysAfter("2027-07-01", calendar)).toBe("2027-07-05");
  });
});

describe("operating hours", () => {
  const friday: WeekdayHours = { weekdayValue: 5, startTime: "06:00", endTime: "18:00", isOpen: true };

  it("close on a holiday the department keeps", () => {
    expect(isOpenAt("2026-07-03T16:00:00Z", [friday])).toBe(true);
    expect(isOpenAt("2026-07-03T16:00:00Z", [friday], ["2026-07-03"])).toBe(false);
    expect(isOpenAt("2026-07-03T16:00:00Z", [{ ...friday, isOpen: false }])).toBe(false);
  });

  it.each([
    ["13:59:59", false],
    ["14:00:00", true],
    ["15:29:59", true],
    ["15:30:00", false],
  ])(
    "begin with their first second and end before their last, told to the second or the minute: %sZ, %s",
    (time, isOpen) => {
      const at = `2026-07-03T${time}Z`;
      const hours = { ...friday, startTime: "07:00", endTime: "08:30:00" };
      expect([isOpenAt(at, [hours]), isOpenAt(at, [{ ...hours, startTime: "07:00:00", endTime: "08:30" }])]).toEqual([
        isOpen,
        isOpen,
      ]);
    },
  );

  it("may last until the end of the day", () => {
    expect(isOpenAt("2026-07-04T06:59:59Z", [{ ...friday, endTime: "24:00" }])).toBe(true);
    expect(isOpenAt("2026-07-04T07:00:00Z", [{ ...friday, endTime: "24:00" }])).toBe(false);
  });

  it("read the wall clock through the change to winter time", () => {
    expect(wallTimeAt("2026-11-01T09:30:00Z", "America/Los_Angeles")).toEqual({
      date: "2026-11-01",
      time: "01:30:00",
      weekday: 7,
      offset: "-08:00",
    });
  });

  it("show one moment's day in each zone, also when asked again after many others", () => {
    const evening = "2026-11-21T04:30:00Z";
    const days = () => ["America/New_York", "America/Los_Angeles", "Etc/UTC"].map((zone) => localDateAt(evening, zone));
    const first = days();
    const hours = Array.from({ length: 3000 }, (_, hour) => minutesAfter(evening, 60 * hour));
    expect(hours.map((hour) => localDateAt(hour, "Etc/UTC"))).toEqual(hours.map((hour) => hour.slice(0, 10)));
    expect([first, days()]).toEqual([
      ["2026-11-20", "2026-11-20", "2026-11-21"],
      ["2026-11-20", "2026-11-20", "2026-11-21"],
    ]);
  });
});

describe("age", () => {
  it("is whole years, and a leap-day child is older on March 1", () => {
    expect(ageOn("2026-02-28", "2004-02-29")).toBe(21);
    expect(ageOn("2026-03-01", "2004-02-29")).toBe(22);
  });

  it.each([
    ["CA", 18],
    ["AL", 19],
    ["NE", 19],
    ["MS", 21],
  ])("of majority in %s is %i", (state, age) => {
    expect(ageOfMajority(state, "2026-11-20")).toBe(age);
    expect(isMinor(`${2026 - age}-11-21`, "2026-11-20", state)).toBe(true);
    expect(isMinor(`${2026 - age}-11-20`, "2026-11-20", state)).toBe(false);
  });
});
