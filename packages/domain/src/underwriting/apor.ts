import type { LocalDate } from "../calendar/local-date.ts";

/** Average prime offer rates of one week: the fixed-rate table by whole years of term, percent as decimal strings. */
export interface AporWeek {
  /** First day on which these rates apply. */
  readonly asOf: LocalDate;
  readonly fixedByYears: Readonly<Record<string, string>>;
}

const LONGEST_TERM_YEARS = 50;

/**
 * Term in whole years of the comparable transaction: nearest year, exactly half goes down, under six months is one year.
 * Comment 4(a)(12)-4.iii to 12 CFR 1003.
 */
export function aporTermYears(termMonths: number): number {
  const years = Math.floor(termMonths / 12);
  return Math.max(1, termMonths % 12 > 6 ? years + 1 : years);
}

/** The week in force on a day; null when the table does not reach back so far. */
export function aporWeekOn(weeks: readonly AporWeek[], date: LocalDate): AporWeek | null {
  return weeks.filter((week) => week.asOf <= date).toSorted((a, b) => (a.asOf < b.asOf ? 1 : -1))[0] ?? null;
}

/** The fixed-rate APOR for a term on the day the rate is set; null when nobody published one to compare with. */
export function aporFor(weeks: readonly AporWeek[], rateSet: LocalDate, termMonths: number): string | null {
  const years = aporTermYears(termMonths);
  if (years > LONGEST_TERM_YEARS) return null;
  return aporWeekOn(weeks, rateSet)?.fixedByYears[String(years)] ?? null;
}
