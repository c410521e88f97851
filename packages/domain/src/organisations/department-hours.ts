import { addDays, type LocalDate, weekdayOf } from "../calendar/local-date.ts";
import { isObservedHoliday } from "../calendar/observed-days.ts";
import { isOpenAt, OPERATING_HOURS_ZONE } from "../calendar/operating-hours.ts";
import { hasCome, type Instant, instantOfWallTime, localDateAt } from "../calendar/zoned-time.ts";
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

/** As long as no week with a holiday keeps a department closed. */
const LOOK_AHEAD_DAYS = 14;

/** When a department that does not answer at this moment answers next; null where it does, and where no day of its week is open. */
export function nextOpeningAfter(instant: Instant, week: WeekHours): Instant | null {
  if (departmentAnswersAt(instant, week)) return null;
  const today = pacificDate(instant);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const date = addDays(today, ahead);
    const day = week.find(({ weekdayValue }) => weekdayValue === weekdayOf(date));
    if (day?.isOpen !== true || isObservedHoliday(date)) continue;
    const opening = instantOfWallTime(date, day.startTime, OPERATING_HOURS_ZONE);
    if (!hasCome(opening, instant)) return opening;
  }
  return null;
}

/** When a department that answers at this moment leaves; null where it does not answer. */
export function closingAfter(instant: Instant, week: WeekHours): Instant | null {
  if (!departmentAnswersAt(instant, week)) return null;
  const date = pacificDate(instant);
  const day = week.find(({ weekdayValue }) => weekdayValue === weekdayOf(date));
  if (day === undefined) return null;
  return day.endTime === "24:00"
    ? instantOfWallTime(addDays(date, 1), "00:00", OPERATING_HOURS_ZONE)
    : instantOfWallTime(date, day.endTime, OPERATING_HOURS_ZONE);
}

const pacificDate = (instant: Instant): LocalDate => localDateAt(instant, OPERATING_HOURS_ZONE);
