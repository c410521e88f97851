import { lenderDayAt } from "@gable/domain/calendar/lender-days.ts";
import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import { beginsEarlierMs } from "./begin-where-figures-are.ts";

/** The day so many days from where business time begins in a test, before it where they are less than none: a day written out is past some time. */
export function dayFromToday(days: number): LocalDate {
  const begins = Date.now() - beginsEarlierMs(Date.now());
  return addDays(lenderDayAt(new Date(begins).toISOString()), days);
}
