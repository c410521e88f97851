import { addMonths, type LocalDate, yearOf } from "../calendar/local-date.ts";
import type { Cents } from "../money/cents.ts";
import { payrollIncome, variableAtPace } from "./payroll-income.ts";

/** What a person read in the stubs of a job. Amounts in cents, before tax. */
export interface StubFigures {
  /** Base pay of a year. */
  readonly annualBase: Cents;
  /** Overtime, bonus, commission and the like of the year, up to `paidTo`. */
  readonly variableToDate: Cents;
  /** The last day of the last pay period. */
  readonly paidTo: LocalDate;
}

/** A form W-2: what an employer paid in a whole year, in cents, before tax. */
export interface WageStatement {
  readonly year: number;
  readonly gross: Cents;
}

/** The tax year's form is with everybody by the end of January; until March that of the year before will do. */
const MONTHS_UNTIL_FORMS = 2;

/** At this year's pace: what the stubs show, whether it counts or not. */
export const shownByStubs = (stub: StubFigures): Cents => stub.annualBase + variableAtPace(asJob(stub, []));

/**
 * What of it counts: the base, and of the rest no more than the latest W-2 of the same employer bears out, as of a payroll account. Without
 * that form nothing shows that it was ever earned before.
 */
export function countedByStubs(stub: StubFigures, statements: readonly WageStatement[]): Cents {
  const latest = statements.toSorted((a, b) => b.year - a.year)[0];
  const isRecent = latest !== undefined && latest.year >= yearOf(addMonths(stub.paidTo, -MONTHS_UNTIL_FORMS)) - 1;
  return payrollIncome(asJob(stub, isRecent ? [latest] : []));
}

const asJob = ({ annualBase, variableToDate, paidTo }: StubFigures, priorYears: readonly WageStatement[]) => ({
  isActive: true,
  annualBase,
  variableToDate,
  asOf: paidTo,
  priorYears,
});
