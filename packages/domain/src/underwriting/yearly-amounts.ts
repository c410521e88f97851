import type { Cents } from "../money/cents.ts";

/** Dollar amounts that a regulation sets anew each year. */
export interface YearlyAmountsRow {
  readonly year: number;
  /** Below this credit limit the small-loan fee test applies. 12 CFR 1026.32(a)(1)(ii). */
  readonly hoepaLoanAmount: Cents;
  /** The dollar limit of that test. */
  readonly hoepaFeeAmount: Cents;
  /** The most that a National Flood Insurance Program policy covers on a home of one to four units. */
  readonly floodProgramLimit: Cents;
  /** Not published yet: the previous year's amounts stand in. Production refuses such a row. */
  readonly provisional: boolean;
}

export type YearlyAmounts = readonly YearlyAmountsRow[];

/** Whether the law's amounts of a year are known, and no others stand in for them. */
export const arePublished = (amounts: YearlyAmounts, year: number): boolean =>
  amounts.some((row) => row.year === year && !row.provisional);

/** The row of a year. Throws RangeError without one: a guess at a legal threshold would be worse than an outage. */
export function dollarsForYear(amounts: YearlyAmounts, year: number): YearlyAmountsRow {
  const row = amounts.find((candidate) => candidate.year === year);
  if (row === undefined)
    throw new RangeError(`No HOEPA and flood amounts for ${year}. Add the year to the lending policy.`);
  return row;
}
