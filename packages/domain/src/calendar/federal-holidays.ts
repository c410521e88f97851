import {
  addDays,
  daysInMonth,
  type LocalDate,
  localDate,
  SATURDAY,
  SUNDAY,
  type Weekday,
  weekdayOf,
} from "./local-date.ts";

export interface Holiday {
  readonly date: LocalDate;
  readonly name: string;
}

export interface ObservedHoliday {
  readonly observed: LocalDate;
  readonly statutory: LocalDate;
  readonly name: string;
}

type HolidayRule = { readonly name: string; readonly since?: number; readonly on: (year: number) => LocalDate };

const MONDAY: Weekday = 1;
const THURSDAY: Weekday = 4;

/** 5 USC 6103(a). Inauguration Day is in 6103(c) and is none of these. */
const holidayRules: readonly HolidayRule[] = [
  { name: "New Year's Day", on: (year) => localDate(year, 1, 1) },
  { name: "Birthday of Martin Luther King, Jr.", since: 1986, on: (year) => nthWeekday(year, 1, MONDAY, 3) },
  { name: "Washington's Birthday", on: (year) => nthWeekday(year, 2, MONDAY, 3) },
  { name: "Memorial Day", on: (year) => lastWeekday(year, 5, MONDAY) },
  { name: "Juneteenth National Independence Day", since: 2021, on: (year) => localDate(year, 6, 19) },
  { name: "Independence Day", on: (year) => localDate(year, 7, 4) },
  { name: "Labor Day", on: (year) => nthWeekday(year, 9, MONDAY, 1) },
  { name: "Columbus Day", on: (year) => nthWeekday(year, 10, MONDAY, 2) },
  { name: "Veterans Day", on: (year) => localDate(year, 11, 11) },
  { name: "Thanksgiving Day", on: (year) => nthWeekday(year, 11, THURSDAY, 4) },
  { name: "Christmas Day", on: (year) => localDate(year, 12, 25) },
];

const knownYears = new Map<number, readonly Holiday[]>();

/** The legal public holidays of a year on the dates the statute names, in order. */
export function statutoryHolidays(year: number): readonly Holiday[] {
  let holidays = knownYears.get(year);
  if (!holidays) {
    holidays = holidayRules
      .filter((rule) => rule.since === undefined || year >= rule.since)
      .map((rule) => ({ date: rule.on(year), name: rule.name }));
    knownYears.set(year, holidays);
  }
  return holidays;
}

/**
 * The same holidays on the days federal offices keep them: a Saturday holiday the Friday before, a Sunday holiday the
 * Monday after. The Friday before New Year can lie in the previous year.
 */
export function observedHolidays(year: number): ObservedHoliday[] {
  return statutoryHolidays(year).map(({ date, name }) => ({ observed: observedOn(date), name, statutory: date }));
}

/**
 * By the date that the statute names (5 USC 6103(a)), whatever weekday it falls on: the rescission period counts by these, not by the days on
 * which offices close.
 */
export function isStatutoryHoliday(date: LocalDate): boolean {
  return statutoryHolidays(Number(date.slice(0, 4))).some((holiday) => holiday.date === date);
}

function observedOn(date: LocalDate): LocalDate {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY) return addDays(date, -1);
  return weekday === SUNDAY ? addDays(date, 1) : date;
}

function nthWeekday(year: number, month: number, weekday: Weekday, nth: number): LocalDate {
  const first = weekdayOf(localDate(year, month, 1));
  return localDate(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}

function lastWeekday(year: number, month: number, weekday: Weekday): LocalDate {
  const lastDay = localDate(year, month, daysInMonth(year, month));
  return addDays(lastDay, -((weekdayOf(lastDay) - weekday + 7) % 7));
}
