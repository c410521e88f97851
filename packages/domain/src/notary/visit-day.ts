import { addDays, isWeekend, type LocalDate } from "../calendar/local-date.ts";
import { isObservedHoliday } from "../calendar/observed-days.ts";

/** A visit is asked for at most so far ahead (policy): documents and prices do not stand for longer, and a later day is a slip of the pen. */
const MOST_DAYS_AHEAD = 60;

/** Whether notaries may not come on a day, or few of them do; undefined for a day like any other. */
export function doubtOfVisitDay(date: LocalDate): "holiday" | "weekend" | undefined {
  if (isObservedHoliday(date)) return "holiday";
  return isWeekend(date) ? "weekend" : undefined;
}

/** The last day for which a visit may be asked for. */
export const lastVisitDay = (today: LocalDate): LocalDate => addDays(today, MOST_DAYS_AHEAD);
