import * as z from "zod";
import type { BusinessDayRule } from "./business-days.ts";
import { weekdayOf } from "./local-date.ts";
import { isObservedHoliday } from "./observed-days.ts";

/** A day of the week, counted from 1, Monday. */
export const Weekday = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);

/** How a lender's weeks go. */
const CreditorWeek = z.object({
  openWeekdays: z.array(Weekday).readonly(),
  closedOnObservedHolidays: z.boolean(),
});
export type CreditorWeek = Readonly<z.infer<typeof CreditorWeek>>;

/** When a lender's offices are open to the public for substantially all of its business (12 CFR 1026.2(a)(6)). */
export const CreditorCalendar = z
  .object({
    /** Each from its day on, the earliest first; the first, without a day, from ever. A day is judged by the week that was the lender's on it. */
    weeks: z.array(CreditorWeek.extend({ from: z.iso.date().nullable() }).readonly()).readonly(),
    /** Further days the offices are closed. */
    closures: z.array(z.iso.date()).readonly(),
  })
  .readonly();
export type CreditorCalendar = z.infer<typeof CreditorCalendar>;

/** Monday to Friday, closed on the federal holidays as observed. */
export const defaultCreditorCalendar: CreditorCalendar = {
  weeks: [{ from: null, openWeekdays: [1, 2, 3, 4, 5], closedOnObservedHolidays: true }],
  closures: [],
};

/** The rule for the three-day clocks of 12 CFR 1026.40(b), 1002.14(a) and 1024.20(a). */
export function creditorDays({ weeks, closures }: CreditorCalendar = defaultCreditorCalendar): BusinessDayRule {
  const closed = new Set(closures);
  return (date) => {
    const week = weeks.findLast(({ from }) => from === null || from <= date);
    return (
      week !== undefined &&
      week.openWeekdays.includes(weekdayOf(date)) &&
      !closed.has(date) &&
      !(week.closedOnObservedHolidays && isObservedHoliday(date))
    );
  };
}
