import type { LocalDate, Weekday } from "./local-date.ts";
import { type Instant, wallTimeAt } from "./zoned-time.ts";

/** Hours are stored and shown as wall times in Pacific time. */
export const OPERATING_HOURS_ZONE = "America/Los_Angeles";

/** One row of a department's week. */
export interface WeekdayHours {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekdayValue: Weekday;
  /** "HH:MM" or "HH:MM:SS", 24 hours. Open from the start until just before the end. */
  readonly startTime: string;
  readonly endTime: string;
  readonly isOpen: boolean;
}

/** Open now? `closures` are whole days off, e.g. the observed holidays a department keeps. */
export function isOpenAt(
  instant: Instant,
  week: readonly WeekdayHours[],
  closures: readonly LocalDate[] = [],
): boolean {
  const now = wallTimeAt(instant, OPERATING_HOURS_ZONE);
  if (closures.includes(now.date)) return false;
  return week.some(
    (hours) =>
      hours.isOpen &&
      hours.weekdayValue === now.weekday &&
      withSeconds(hours.startTime) <= now.time &&
      now.time < withSeconds(hours.endTime),
  );
}

/** "24:00" is accepted as the end of a day because it sorts after every time of it. */
function withSeconds(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}
