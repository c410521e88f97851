import { datePartsOf, type LocalDate } from "./local-date.ts";

/** Whole years on a day; someone born on February 29 is a year older on March 1. Comment 4(a)(10)(ii)-1 to 12 CFR 1003. */
export function ageOn(date: LocalDate, born: LocalDate): number {
  const birth = datePartsOf(born);
  const today = datePartsOf(date);
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

interface MajorityRow {
  /** First day this row is in force. */
  readonly from: LocalDate;
  readonly age: number;
}

const DEFAULT_MAJORITY: MajorityRow = { from: "1900-01-01", age: 18 };

/** Age at which a person may contract, where it is not 18. Ala. Code 26-1-1; Neb. Rev. Stat. 43-2101; Miss. Code 1-3-27. */
const majorityByState: Record<string, readonly MajorityRow[]> = {
  AL: [{ from: "1975-07-22", age: 19 }],
  NE: [{ from: "1974-07-11", age: 19 }],
  MS: [{ from: "1900-01-01", age: 21 }],
};

/** The age of majority in a state (two letters) on a day. */
export function ageOfMajority(state: string, on: LocalDate): number {
  const rows = majorityByState[state] ?? [];
  return (rows.findLast((row) => row.from <= on) ?? DEFAULT_MAJORITY).age;
}

/** Too young to sign a credit agreement: the reason given is "not of legal age", never age as a score (12 CFR 1002.6(b)(2)). */
export function isMinor(born: LocalDate, on: LocalDate, state: string): boolean {
  return ageOn(on, born) < ageOfMajority(state, on);
}
