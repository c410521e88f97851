import { addDays, type LocalDate, weekdayOf } from "../calendar/local-date.ts";
import { isObservedHoliday } from "../calendar/observed-days.ts";
import { isOpenAt, OPERATING_HOURS_ZONE } from "../calendar/operating-hours.ts";
import { type Instant, localDateAt } from "../calendar/zoned-time.ts";
import type { WeekHours } from "./week-hours.ts";

/** Does a department answer at this moment? Never on an observed holiday. */
export function departmentAnswersAt(instant: Instant, week: WeekHours): boolean {
  return isOpenAt(instant, week, [pacificDate(instant)].filter(isObservedHoliday));
}

/** The hours of the week, Monday to Sunday, in which a moment lies: the usual ones, with the observed holidays closed. */
export function hoursInWeekOf(instant: Instant, week: WeekHours): WeekHours {
  const today = pacificDate(instant);
  const sunday = addDays(today, -weekdayOf(today));
  return week.map((day) => (isObservedHoliday(addDays(sunday, day.weekdayValue)) ? { ...day, isOpen: false } : day));
}

const pacificDate = (instant: Instant): LocalDate => localDateAt(instant, OPERATING_HOURS_ZONE);
