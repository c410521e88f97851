import { addDays, type LocalDate } from "../calendar/local-date.ts";

/** Pay stubs count for so many days after the one on which they are dated, statements for so many (the lender's rules, 4.5 and 4.7). */
export const STUB_DAYS = 30;
export const STATEMENT_DAYS = 60;

/** The oldest day that a paper may bear which is sent on a day, where both are counted in the home's zone. */
export const oldestDate = (today: LocalDate, mostDaysOld: number): LocalDate => addDays(today, -mostDaysOld);

/** What is wrong with a paper's date; null where nothing is. */
export function ageFault(datedOn: LocalDate, today: LocalDate, mostDaysOld: number): "too-old" | "not-yet" | null {
  // Where it was written, or is read, it may be a day later already than where the home is.
  if (datedOn > addDays(today, 1)) return "not-yet";
  return datedOn < oldestDate(today, mostDaysOld) ? "too-old" : null;
}
