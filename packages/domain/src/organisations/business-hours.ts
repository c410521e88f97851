import { addDays, daysBetween, type LocalDate } from "../calendar/local-date.ts";
import { OPERATING_HOURS_ZONE } from "../calendar/operating-hours.ts";
import { minutesOf } from "../calendar/wall-time.ts";
import { epochMsOf, type Instant, instantOfMs, localDateAt } from "../calendar/zoned-time.ts";
import { daysApart } from "./days-apart.ts";
import { openingOn } from "./department-hours.ts";
import type { Lender } from "./lender.ts";
import type { OtherDays, WeekHours } from "./week-hours.ts";

/** When a lender's people are at work: while its telephone is answered, as borrowers are told. */
export interface BusinessHours {
  readonly week: WeekHours;
  /** With other hours than the week says, or none. */
  readonly otherDays: OtherDays;
}

/** The hours that a lender has set, which its borrowers read on every page. */
export const businessHoursOf = ({ orgMetaData: { other } }: Pick<Lender, "orgMetaData">): BusinessHours => ({
  week: other.hours.OPS_PHONE,
  otherDays: daysApart(other),
});

const MINUTE_MS = 60_000;

/**
 * Whole minutes of a lender's business hours between two moments; 0 where the second is not after the first. Counted by the hours that
 * are set now, whatever they were meanwhile. A lender without an open day in its week has set none: for it every minute counts.
 */
export function businessMinutesBetween(from: Instant, to: Instant, hours: BusinessHours): number {
  const [fromMs, toMs] = [epochMsOf(from), epochMsOf(to)];
  if (!(fromMs < toMs)) return 0;
  if (!hours.week.some(({ isOpen }) => isOpen)) return Math.floor((toMs - fromMs) / MINUTE_MS);
  let openMs = 0;
  for (let day = dayNumberAt(from); day <= dayNumberAt(to); day += 1) {
    const { opensMs, closesMs } = shiftOn(day, hours);
    openMs += Math.max(0, Math.min(toMs, closesMs) - Math.max(fromMs, opensMs));
  }
  return Math.floor(openMs / MINUTE_MS);
}

/** Days after which nobody is waited for to open: a lender has hours in every week. */
const MOST_DAYS_AHEAD = 60;

/**
 * When so many whole minutes of a lender's business hours have passed since a moment, by the hours that are set now. Where none are set,
 * or none within two months, every minute counts.
 */
export function afterBusinessMinutes(from: Instant, minutes: number, hours: BusinessHours): Instant {
  const fromMs = epochMsOf(from);
  let leftMs = minutes * MINUTE_MS;
  const first = dayNumberAt(from);
  for (let day = first; day <= first + MOST_DAYS_AHEAD; day += 1) {
    const { opensMs, closesMs } = shiftOn(day, hours);
    const startMs = Math.max(fromMs, opensMs);
    const openMs = Math.max(0, closesMs - startMs);
    if (openMs >= leftMs && openMs > 0) return instantOfMs(startMs + leftMs);
    leftMs -= openMs;
  }
  return instantOfMs(fromMs + minutes * MINUTE_MS);
}

/** Minutes of an open day of the lender's usual week, on average: by which long waits are said in days. A whole day where no hours are set. */
export function minutesOfBusinessDay({ week }: BusinessHours): number {
  const open = week.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return 24 * 60;
  const minutes = open.map(({ startTime, endTime }) => minutesOf(endTime) - minutesOf(startTime));
  return minutes.reduce((sum, each) => sum + each, 0) / open.length;
}

const FIRST_DAY: LocalDate = "2000-01-01";
const dayNumberAt = (at: Instant): number => daysBetween(FIRST_DAY, localDateAt(at, OPERATING_HOURS_ZONE));

interface Shift {
  readonly opensMs: number;
  readonly closesMs: number;
}
const CLOSED: Shift = { opensMs: 0, closesMs: 0 };

/** Of hours that are asked about: a list of long waits counts the same days over and over. */
const shiftsKept = new WeakMap<BusinessHours, Map<number, Shift>>();

function shiftOn(day: number, hours: BusinessHours): Shift {
  const kept = shiftsKept.get(hours) ?? new Map<number, Shift>();
  shiftsKept.set(hours, kept);
  const known = kept.get(day);
  if (known) return known;
  const opening = openingOn(addDays(FIRST_DAY, day), hours.week, hours.otherDays);
  const shift = opening ? { opensMs: epochMsOf(opening.opensAt), closesMs: epochMsOf(opening.closesAt) } : CLOSED;
  kept.set(day, shift);
  return shift;
}
