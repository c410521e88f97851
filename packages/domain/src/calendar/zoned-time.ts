import { Temporal } from "temporal-polyfill";
import type { LocalDate, Weekday } from "./local-date.ts";

/** A moment in UTC, ISO 8601 with a trailing Z. */
export type Instant = string;

/** Whether the zone database knows a name, such as "America/New_York". */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export interface WallTime {
  readonly date: LocalDate;
  /** "HH:MM:SS", 24 hours. */
  readonly time: string;
  readonly weekday: Weekday;
  /** Offset from UTC as "-08:00". */
  readonly offset: string;
}

/** What the clock on the wall shows in a zone at a moment; gaps and repeated hours come from the zone database. */
export function wallTimeAt(instant: Instant, timeZone: string): WallTime {
  const zoned = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return {
    date: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: "second" }),
    weekday: zoned.dayOfWeek as Weekday,
    offset: zoned.offset,
  };
}

/** Days that are kept at hand: the rules ask for those of an application's few moments hundreds of times on its way. */
const MOST_DAYS_KEPT = 2000;
const daysKept = new Map<string, LocalDate>();

/** The legal date of a moment in a zone. */
export function localDateAt(instant: Instant, timeZone: string): LocalDate {
  const place = `${instant} ${timeZone}`;
  const known = daysKept.get(place);
  if (known !== undefined) return known;
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  if (daysKept.size >= MOST_DAYS_KEPT) daysKept.clear();
  daysKept.set(place, day);
  return day;
}

/** When clocks in a zone show a time of a day, "HH:MM"; in a gap the moment after it, of a repeated hour the first. */
export const instantOfWallTime = (date: LocalDate, time: string, timeZone: string): Instant =>
  Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    .toInstant()
    .toString();

/** The first moment of a day in a zone. */
export function startOfDay(date: LocalDate, timeZone: string): Instant {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant().toString();
}

/** Whether a moment has come by now. */
export const hasCome = (moment: Instant, now: Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(moment), Temporal.Instant.from(now)) <= 0;

/** The latest of some moments, which may be written with or without fractions of a second. */
export function latestInstantOf(first: Instant, ...others: readonly Instant[]): Instant {
  return others.reduce(
    (latest, other) =>
      Temporal.Instant.compare(Temporal.Instant.from(other), Temporal.Instant.from(latest)) > 0 ? other : latest,
    first,
  );
}

/** The moment so many milliseconds after the first of 1970. */
export const instantOfMs = (epochMs: number): Instant => Temporal.Instant.fromEpochMilliseconds(epochMs).toString();

/** Milliseconds of a moment since the beginning of 1970, UTC: to take one moment from another. */
export const epochMsOf = (instant: Instant): number => Temporal.Instant.from(instant).epochMilliseconds;

/** So many minutes after an instant. */
export const minutesAfter = (instant: Instant, minutes: number): Instant =>
  Temporal.Instant.from(instant).add({ minutes }).toString();
