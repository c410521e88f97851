import * as z from "zod";
import type { CreditorCalendar, CreditorWeek } from "../calendar/creditor-days.ts";
import type { LocalDate, Weekday } from "../calendar/local-date.ts";
import { oneLine } from "../one-line.ts";
import { weekdays } from "./week-hours.ts";

const LONGEST_REASON = 80;

/** The days on which a lender's offices are open to the public: what its business days are (12 CFR 1026.2(a)(6)). */
export const OfficeDays = z
  .strictObject({
    openWeekdays: z.array(z.enum(weekdays)).min(1, "required").max(weekdays.length, "too-many-rows"),
    closedOnFederalHolidays: z.boolean(),
    /** Days on which they are closed besides, such as for a storm, past ones too. */
    closedDays: z
      .array(
        z.strictObject({
          date: z.iso.date(),
          reason: oneLine(LONGEST_REASON).min(1, "required"),
        }),
      )
      .max(200, "too-many-rows"),
  })
  .check(({ value, issues }) => {
    for (const [index, { date }] of value.closedDays.entries())
      if (value.closedDays.slice(0, index).some((other) => other.date === date))
        issues.push({ code: "custom", input: value, path: ["closedDays", index, "date"], message: "day-twice" });
  });
export type OfficeDays = z.infer<typeof OfficeDays>;

/** Of a lender that has said nothing. */
export const usualOfficeDays: OfficeDays = {
  openWeekdays: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
  closedOnFederalHolidays: true,
  closedDays: [],
};

/** What a lender has said of its office days, from a day on; null for what it began with. */
export interface OfficeDaysFrom {
  readonly from: LocalDate | null;
  readonly days: OfficeDays;
}

/**
 * The calendar of a lender, from everything that it has said, the earliest first. A week goes so from its day on; which single days are
 * closed is what it said last, so that a storm may be entered after it came.
 */
export function creditorCalendarOf(said: readonly OfficeDaysFrom[]): CreditorCalendar {
  const weeks: CreditorCalendar["weeks"][number][] = [];
  for (const { from, days } of said) {
    const week = { from, ...weekOf(days) };
    const before = weeks.at(-1);
    if (before && isSameWeek(before, week)) continue;
    if (before?.from === from) weeks.pop();
    weeks.push(week);
  }
  return {
    weeks,
    closures:
      said
        .at(-1)
        ?.days.closedDays.map(({ date }) => date)
        .toSorted() ?? [],
  };
}

const weekOf = ({ openWeekdays, closedOnFederalHolidays }: OfficeDays): CreditorWeek => ({
  openWeekdays: weekdays.flatMap((name, index) => (openWeekdays.includes(name) ? [(index + 1) as Weekday] : [])),
  closedOnObservedHolidays: closedOnFederalHolidays,
});

const isSameWeek = (one: CreditorWeek, other: CreditorWeek): boolean =>
  one.closedOnObservedHolidays === other.closedOnObservedHolidays &&
  one.openWeekdays.join() === other.openWeekdays.join();
