import { statutoryHolidays } from "./federal-holidays.ts";
import { addDays, isWeekend, type LocalDate, SATURDAY, SUNDAY, weekdayOf, yearOf } from "./local-date.ts";

/** The Federal Reserve's calendar is kept in Washington. */
export const FEDERAL_RESERVE_ZONE = "America/New_York";

/**
 * The weekdays of a year on which the Federal Reserve Banks are closed: a Sunday holiday closes them on Monday, a Saturday
 * holiday closes no other day.
 */
export function federalReserveHolidays(year: number): LocalDate[] {
  return statutoryHolidays(year)
    .filter(({ date }) => weekdayOf(date) !== SATURDAY)
    .map(({ date }) => (weekdayOf(date) === SUNDAY ? addDays(date, 1) : date));
}

/** A day on which ACH and wires settle: the calendar of all money movement. */
export function isFederalReserveDay(date: LocalDate): boolean {
  return !isWeekend(date) && !federalReserveHolidays(yearOf(date)).includes(date);
}
