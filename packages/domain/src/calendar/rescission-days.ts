import { isStatutoryHoliday } from "./federal-holidays.ts";
import { type LocalDate, SUNDAY, weekdayOf } from "./local-date.ts";

/**
 * Business day of the right of rescission and of the Texas one-day preview: every day except Sundays and the public
 * holidays on their statutory date. Saturday counts, and so does the Friday or Monday on which a moved holiday is kept.
 * 12 CFR 1026.2(a)(6) and comment 2(a)(6)-2.
 */
export function isRescissionDay(date: LocalDate): boolean {
  return weekdayOf(date) !== SUNDAY && !isStatutoryHoliday(date);
}
