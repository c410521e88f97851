import type { LocalDate } from "../calendar/local-date.ts";
import { daysBetween, yearOf } from "../calendar/local-date.ts";
import type { Cents } from "../money/cents.ts";
import { ExactDecimal } from "../money/rounding.ts";

/** A job as a payroll provider shows it. Amounts in cents, before tax. */
export interface PayrollRecord {
  readonly isActive: boolean;
  /** Base pay of a year. */
  readonly annualBase: Cents;
  /** Overtime, bonus, commission and the like in this year up to `asOf`. */
  readonly variableToDate: Cents;
  readonly asOf: LocalDate;
  /** Everything paid in whole past years, the latest first. */
  readonly priorYears: readonly { readonly year: number; readonly gross: Cents }[];
}

const DAYS_OF_YEAR = 365;

/**
 * What a job pays in a year: its base, and of variable pay no more than was earned in the last whole year as well. Pay that was
 * never earned before does not count, however good this year is.
 */
export function payrollIncome(job: PayrollRecord): Cents {
  if (!job.isActive) return 0;
  const lastYear = Math.max(0, (job.priorYears[0]?.gross ?? 0) - job.annualBase);
  return job.annualBase + Math.min(variableAtPace(job), lastYear);
}

/** What the variable pay of this year comes to in a whole one, if it goes on so. Cents. */
export function variableAtPace({ asOf, variableToDate }: PayrollRecord): Cents {
  const elapsed = 1 + daysBetween(`${yearOf(asOf)}-01-01`, asOf);
  return new ExactDecimal(variableToDate).times(DAYS_OF_YEAR).div(elapsed).floor().toNumber();
}
