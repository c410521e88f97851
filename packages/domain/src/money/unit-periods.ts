import { addDays, addMonths, daysBetween, type LocalDate } from "../calendar/local-date.ts";

/** Regulation Z Appendix J (b)(4): the interval in which a transaction's time is counted. */
export type UnitPeriod =
  | { readonly unit: "month"; readonly count: number }
  | { readonly unit: "semimonth" }
  | { readonly unit: "week"; readonly count: number }
  | { readonly unit: "year" }
  /** One advance, one payment, under a year: the term itself. */
  | { readonly unit: "term"; readonly from: LocalDate; readonly to: LocalDate };

export const MONTHLY: UnitPeriod = { unit: "month", count: 1 };

export interface ElapsedPeriods {
  readonly full: number;
  /** The odd days as a fraction of a unit-period, from 0 to below 1. */
  readonly fraction: number;
}

/** Unit-periods from the start of the term to a later day. Appendix J (b)(5): months are counted back from the later day. */
export function elapsedPeriods(start: LocalDate, day: LocalDate, period: UnitPeriod): ElapsedPeriods {
  switch (period.unit) {
    case "month": {
      const { months, days } = monthsAndDays(start, day);
      const full = Math.floor(months / period.count);
      return { full, fraction: (30 * (months - full * period.count) + days) / (30 * period.count) };
    }
    case "semimonth": {
      const { months, days } = monthsAndDays(start, day);
      const extra = Math.min(Math.floor(days / 15), 1);
      return { full: 2 * months + extra, fraction: (days - 15 * extra) / 15 };
    }
    case "week": {
      const length = 7 * period.count;
      const days = daysBetween(start, day);
      return { full: Math.floor(days / length), fraction: (days % length) / length };
    }
    case "year": {
      const { months, days } = monthsAndDays(start, day);
      const full = Math.floor(months / 12);
      const rest = months - full * 12;
      if (days === 0) return { full, fraction: rest / 12 };
      return { full, fraction: daysBetween(start, addMonths(day, -12 * full)) / 365 };
    }
    case "term":
      return { full: day === start ? 0 : 1, fraction: 0 };
    default:
      return period satisfies never;
  }
}

/** Appendix J (b)(4), (b)(5)(vi): how many unit-periods make a year. */
export function periodsPerYear(period: UnitPeriod): number {
  switch (period.unit) {
    case "month":
      return 12 / period.count;
    case "semimonth":
      return 24;
    case "week":
      return 52 / period.count;
    case "year":
      return 1;
    case "term": {
      const { months, days } = monthsAndDays(period.from, period.to);
      return days === 0 ? 12 / months : 365 / daysBetween(period.from, period.to);
    }
    default:
      return period satisfies never;
  }
}

/** The day `count` unit-periods after `first`, as regular payments fall. */
export function periodAfter(first: LocalDate, count: number, period: UnitPeriod): LocalDate {
  switch (period.unit) {
    case "month":
      return addMonths(first, count * period.count);
    case "semimonth":
      return addMonths(addDays(first, count % 2 === 0 ? 0 : 15), Math.floor(count / 2));
    case "week":
      return addDays(first, 7 * period.count * count);
    case "year":
      return addMonths(first, 12 * count);
    case "term":
      return count === 0 ? first : period.to;
    default:
      return period satisfies never;
  }
}

function monthsAndDays(start: LocalDate, day: LocalDate): { months: number; days: number } {
  let months = Math.max(0, Math.floor(daysBetween(start, day) / 31) - 1);
  while (addMonths(day, -(months + 1)) >= start) months += 1;
  return { months, days: daysBetween(start, addMonths(day, -months)) };
}
