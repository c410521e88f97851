/**
 * A calendar day without a zone, "YYYY-MM-DD". Such strings sort as dates do.
 * Arithmetic is the civil (proleptic Gregorian) calendar's, small enough for the first screen the browser loads;
 * zones are another matter and use the zone database (`zoned-time.ts`).
 */
export type LocalDate = string;

export interface DateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** ISO: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const SATURDAY: Weekday = 6;
export const SUNDAY: Weekday = 7;

const DATE_FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_PER_ERA = 146_097;

/** True for a real day written "YYYY-MM-DD"; "2027-02-29" is none. */
export function isLocalDate(text: string): boolean {
  return parse(text) !== null;
}

/** Year, month and day. Throws RangeError when the text is no real day. */
export function datePartsOf(date: LocalDate): DateParts {
  const parts = parse(date);
  if (parts === null) throw new RangeError(`Not a date in the form YYYY-MM-DD: ${date}`);
  return parts;
}

/** A month beyond 1–12 or a day beyond the month's end is an error, not a carry. */
export function localDate(year: number, month: number, day: number): LocalDate {
  const date: LocalDate = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  datePartsOf(date);
  return date;
}

export function yearOf(date: LocalDate): number {
  return datePartsOf(date).year;
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** `month` from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Calendar days; a negative number goes back. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** The same day of a later (or earlier) month, or that month's last day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return addMonthsKeepingDay(date, months, datePartsOf(date).day);
}

/** As addMonths, for a series that keeps its own day of the month: the 31st comes back after a short month. */
export function addMonthsKeepingDay(date: LocalDate, months: number, dayOfMonth: number): LocalDate {
  const { year, month } = datePartsOf(date);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = (index % 12) + 1;
  return localDate(targetYear, targetMonth, Math.min(dayOfMonth, daysInMonth(targetYear, targetMonth)));
}

/**
 * The anniversary `years` later. From February 29 it is March 1 in common years: a period counted in full years is not
 * over on February 28.
 */
export function anniversary(date: LocalDate, years: number): LocalDate {
  const { year, month, day } = datePartsOf(date);
  if (month === 2 && day === 29 && !isLeapYear(year + years)) return localDate(year + years, 3, 1);
  return localDate(year + years, month, day);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** By ISO 8601: Monday is 1, Sunday 7. */
export function weekdayOf(date: LocalDate): Weekday {
  // Day 0, 1970-01-01, was a Thursday.
  return (((((toDayNumber(date) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

export function isWeekend(date: LocalDate): boolean {
  return weekdayOf(date) >= SATURDAY;
}

/** The latest of one or more days. */
export function latestOf(first: LocalDate, ...others: readonly LocalDate[]): LocalDate {
  return others.reduce((latest, date) => (date > latest ? date : latest), first);
}

function parse(text: string): DateParts | null {
  const match = DATE_FORM.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day };
}

/** Days since 1970-01-01. Years are counted from March so that the leap day is a year's last day. */
function toDayNumber(date: LocalDate): number {
  const { year, month, day } = datePartsOf(date);
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return (
    era * DAYS_PER_ERA + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

function fromDayNumber(dayNumber: number): LocalDate {
  const shifted = dayNumber + 719_468;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return localDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}
