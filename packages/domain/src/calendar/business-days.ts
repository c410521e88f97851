import { addDays, type LocalDate } from "./local-date.ts";

/** One of the product's four calendars: does this day count? They differ on purpose, so each caller names the one it means. */
export type BusinessDayRule = (date: LocalDate) => boolean;

/** No calendar has so many closed days in a row; reaching it means the rule never says yes. */
const LONGEST_CLOSURE_DAYS = 366;

/** The `count`-th business day after `date`; the day itself is day 0 whether or not it counts. */
export function businessDayAfter(date: LocalDate, count: number, counts: BusinessDayRule): LocalDate {
  let day = date;
  for (let reached = 0; reached < count; reached += 1) day = firstBusinessDayFrom(addDays(day, 1), counts);
  return day;
}

/** `date` itself if it counts, else the next day that does. */
export function firstBusinessDayFrom(date: LocalDate, counts: BusinessDayRule): LocalDate {
  let day = date;
  for (let skipped = 0; skipped < LONGEST_CLOSURE_DAYS; skipped += 1) {
    if (counts(day)) return day;
    day = addDays(day, 1);
  }
  throw new RangeError(`No business day within a year of ${date}`);
}
