import { observedHolidays } from "./federal-holidays.ts";
import { isWeekend, type LocalDate, yearOf } from "./local-date.ts";

/** A day on which federal offices keep a holiday (OPM), including a New Year's Day kept on December 31. */
export function isObservedHoliday(date: LocalDate): boolean {
  const year = yearOf(date);
  return [year, year + 1].some((y) => observedHolidays(y).some((holiday) => holiday.observed === date));
}

/** Monday to Friday without the observed holidays: office and chat hours, and what screens show. */
export function isObservedBusinessDay(date: LocalDate): boolean {
  return !isWeekend(date) && !isObservedHoliday(date);
}
