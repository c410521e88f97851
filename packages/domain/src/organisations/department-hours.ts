import { addDays, type LocalDate, weekdayOf } from "../calendar/local-date.ts";
import { isObservedHoliday } from "../calendar/observed-days.ts";
import { isOpenAt, OPERATING_HOURS_ZONE, type WeekdayHours } from "../calendar/operating-hours.ts";
import { hasCome, type Instant, instantOfWallTime, localDateAt } from "../calendar/zoned-time.ts";
import type { OtherDays, WeekHours } from "./week-hours.ts";

/** Does a department answer at this moment? On a day of its own by that day's hours; otherwise never on an observed holiday. */
export function departmentAnswersAt(instant: Instant, week: WeekHours, otherDays: OtherDays = []): boolean {
  return isOpenAt(instant, [hoursOn(pacificDate(instant), week, otherDays)]);
}

/** The hours of the week, Monday to Sunday, in which a moment lies: the usual ones, but for observed holidays and days of their own. */
export function hoursInWeekOf(instant: Instant, week: WeekHours, otherDays: OtherDays = []): WeekHours {
  const today = pacificDate(instant);
  const sunday = addDays(today, -weekdayOf(today));
  return week.map((day) => ({ ...day, ...hoursOn(addDays(sunday, day.weekdayValue), week, otherDays) }));
}

/** When a department answers on a day. */
export function hoursOn(date: LocalDate, week: WeekHours, otherDays: OtherDays): WeekdayHours {
  const weekdayValue = weekdayOf(date);
  const other = otherDays.find((day) => day.date === date);
  if (other) return { weekdayValue, isOpen: other.isOpen, startTime: other.startTime, endTime: other.endTime };
  const usual = week.find((day) => day.weekdayValue === weekdayValue);
  const { isOpen, startTime, endTime } = usual ?? { isOpen: false, startTime: "00:00", endTime: "00:00" };
  return { weekdayValue, isOpen: isOpen && !isObservedHoliday(date), startTime, endTime };
}

/** As long as no week with a holiday keeps a department closed, nor three of its own days off. */
const LOOK_AHEAD_DAYS = 30;

/** When a department that does not answer at this moment answers next; null where it does, and where no day of its week is open. */
export function nextOpeningAfter(instant: Instant, week: WeekHours, otherDays: OtherDays = []): Instant | null {
  if (departmentAnswersAt(instant, week, otherDays)) return null;
  const today = pacificDate(instant);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const date = addDays(today, ahead);
    const opening = openingOn(date, week, otherDays);
    if (opening && !hasCome(opening.opensAt, instant)) return opening.opensAt;
  }
  return null;
}

/** When a department that answers at this moment leaves; null where it does not answer. */
export function closingAfter(instant: Instant, week: WeekHours, otherDays: OtherDays = []): Instant | null {
  if (!departmentAnswersAt(instant, week, otherDays)) return null;
  return openingOn(pacificDate(instant), week, otherDays)?.closesAt ?? null;
}

/** From when until when a department answers on a day; null where it does not. */
export function openingOn(
  date: LocalDate,
  week: WeekHours,
  otherDays: OtherDays,
): { readonly opensAt: Instant; readonly closesAt: Instant } | null {
  const { isOpen, startTime, endTime } = hoursOn(date, week, otherDays);
  if (!isOpen) return null;
  return {
    opensAt: instantOfWallTime(date, startTime, OPERATING_HOURS_ZONE),
    closesAt:
      endTime === "24:00"
        ? instantOfWallTime(addDays(date, 1), "00:00", OPERATING_HOURS_ZONE)
        : instantOfWallTime(date, endTime, OPERATING_HOURS_ZONE),
  };
}

const pacificDate = (instant: Instant): LocalDate => localDateAt(instant, OPERATING_HOURS_ZONE);
