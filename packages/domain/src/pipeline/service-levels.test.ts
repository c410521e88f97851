import { describe, expect, it } from "vitest";
import { minutesAfter } from "../calendar/zoned-time.ts";
import type { BusinessHours } from "../organisations/business-hours.ts";
import { type WeekHours, weekdays } from "../organisations/week-hours.ts";
import { queueNames } from "./queues.ts";
import { businessAge, isLate, serviceHours } from "./service-levels.ts";

/** Monday to Friday, 8 to 17 Pacific. */
const office: BusinessHours = {
  week: weekdays.map((weekday, index) => ({
    weekday,
    weekdayValue: (index + 1) as WeekHours[number]["weekdayValue"],
    startTime: "08:00",
    endTime: "17:00",
    isOpen: index < 5,
  })),
  otherDays: [],
};
/** Friday, 16:00 in California. */
const fridayAtFour = "2027-06-11T23:00:00Z";
/** Monday, 8:00 there. */
const mondayAtEight = "2027-06-14T15:00:00Z";

describe("a service level", () => {
  it("lets what came on Friday at four rest over the weekend", () => {
    const waiting = { queue: "underwriting", since: fridayAtFour, dueAt: null } as const;
    expect(isLate(waiting, mondayAtEight, office)).toBe(false);
    expect(isLate(waiting, minutesAfter(mondayAtEight, 7 * 60), office)).toBe(false);
    expect(isLate(waiting, minutesAfter(mondayAtEight, 7 * 60 + 1), office)).toBe(true);
  });

  it.each(queueNames)(
    "of %s is reached within the week after a holiday, and not before its hours are over",
    (queue) => {
      const waiting = { queue, since: "2026-11-26T18:00:00Z", dueAt: null } as const;
      expect(isLate(waiting, "2026-11-27T16:00:00Z", office)).toBe(false);
      expect(isLate(waiting, "2026-12-03T01:00:00Z", office)).toBe(true);
      expect(serviceHours[queue]).toBeGreaterThan(0);
    },
  );

  it("does not wait where an hour was agreed: it is late as soon as that is over", () => {
    const dueAt = minutesAfter(mondayAtEight, 60);
    const waiting = { queue: "fraud-alert", since: mondayAtEight, dueAt } as const;
    expect([dueAt, minutesAfter(dueAt, 1)].map((now) => isLate(waiting, now, office))).toEqual([false, true]);
  });

  it.each([
    ["nothing over the weekend", "2027-06-12T10:00:00Z", mondayAtEight, { count: 0, unit: "minute" }],
    ["minutes at first", mondayAtEight, minutesAfter(mondayAtEight, 59), { count: 59, unit: "minute" }],
    ["then hours", fridayAtFour, minutesAfter(mondayAtEight, 90), { count: 2, unit: "hour" }],
    ["hours as long as a level is told in them", mondayAtEight, "2027-06-16T20:59:00Z", { count: 23, unit: "hour" }],
    ["days of the lender's after that", mondayAtEight, "2027-06-18T15:00:00Z", { count: 4, unit: "day" }],
    ["weeks as their days", mondayAtEight, "2027-06-28T15:00:00Z", { count: 9, unit: "day" }],
  ])("is held against an age in the same measure: %s", (_which, since, now, age) => {
    expect(businessAge(since, now, office)).toEqual(age);
  });
});
