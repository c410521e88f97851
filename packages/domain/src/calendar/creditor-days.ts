import type { BusinessDayRule } from "./business-days.ts";
import type { LocalDate, Weekday } from "./local-date.ts";
import { weekdayOf } from "./local-date.ts";
import { isObservedHoliday } from "./observed-days.ts";

/** When a lender's offices are open to the public for substantially all of its business (12 CFR 1026.2(a)(6)). */
export interface CreditorCalendar {
  readonly openWeekdays: readonly Weekday[];
  readonly closedOnObservedHolidays: boolean;
  /** Further days the offices are closed. */
  readonly closures: readonly LocalDate[];
}

/** Monday to Friday, closed on the federal holidays as observed. */
export const defaultCreditorCalendar: CreditorCalendar = {
  openWeekdays: [1, 2, 3, 4, 5],
  closedOnObservedHolidays: true,
  closures: [],
};

/** The rule for the three-day clocks of 12 CFR 1026.40(b), 1002.14(a) and 1024.20(a). */
export function creditorDays(calendar: CreditorCalendar = defaultCreditorCalendar): BusinessDayRule {
  return (date) =>
    calendar.openWeekdays.includes(weekdayOf(date)) &&
    !calendar.closures.includes(date) &&
    !(calendar.closedOnObservedHolidays && isObservedHoliday(date));
}
