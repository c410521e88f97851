import { addDays } from "../calendar/local-date.ts";
import { OPERATING_HOURS_ZONE } from "../calendar/operating-hours.ts";
import { minutesOf } from "../calendar/wall-time.ts";
import { hasCome, type Instant, instantOfWallTime, localDateAt, minutesAfter } from "../calendar/zoned-time.ts";
import { nextPermitted } from "../notifications/quiet-hours.ts";
import { hoursOn } from "./department-hours.ts";
import type { OtherDays, WeekHours } from "./week-hours.ts";

/** An hour in which the lender calls. */
export interface CallWindow {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

const DAYS_OFFERED = 5;
/** Of which days are looked through: a lender whose telephone is never answered offers none. */
const DAYS_AHEAD = 21;
const WINDOW_MINUTES = 60;
/** Who calls must be able to see it coming. */
const NOTICE_MINUTES = 60;

/**
 * The hours in which somebody may choose to be called: those of a department's telephone, by day in all of `zones`, on the next five
 * days on which it answers and an hour is left. The earliest first.
 */
export function callWindows(
  week: WeekHours,
  zones: readonly string[],
  now: Instant,
  otherDays: OtherDays = [],
): readonly CallWindow[] {
  const earliest = minutesAfter(now, NOTICE_MINUTES);
  const isByDay = (at: Instant): boolean => nextPermitted(at, zones) === at;
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(localDateAt(now, OPERATING_HOURS_ZONE), ahead))
    .map((date) =>
      [hoursOn(date, week, otherDays)]
        .filter(({ isOpen }) => isOpen)
        .flatMap(({ startTime, endTime }) => startsBetween(startTime, endTime))
        .map((time) => instantOfWallTime(date, time, OPERATING_HOURS_ZONE))
        .map((startsAt) => ({ startsAt, endsAt: minutesAfter(startsAt, WINDOW_MINUTES) }))
        .filter(
          ({ startsAt, endsAt }) =>
            hasCome(earliest, startsAt) && isByDay(startsAt) && isByDay(minutesAfter(endsAt, -1)),
        ),
    )
    .filter(({ length }) => length > 0)
    .slice(0, DAYS_OFFERED)
    .flat();
}

/** The wall times at which whole hours begin between two others, all "HH:MM". */
function startsBetween(from: string, until: string): string[] {
  const [first, end] = [minutesOf(from), minutesOf(until)];
  const count = Math.max(0, Math.floor((end - first) / WINDOW_MINUTES));
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * WINDOW_MINUTES;
    return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
  });
}
