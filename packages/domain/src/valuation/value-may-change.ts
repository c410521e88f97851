import { rowOf } from "../journey/row-of.ts";
import { isSigningBegun } from "../workflow/corrections/correction-limits.ts";
import { decide } from "../workflow/decide.ts";
import type { LoanFile } from "../workflow/facts/facts.ts";
import { homeOf } from "../workflow/property/home.ts";

/** A value is looked for from here on; documents are drawn on it after the last of these rows. */
const FIRST_ROW = rowOf.homeValue;
const LAST_ROW = rowOf.payoffs;

/** Whether another value of the home can still change the line: not once its papers are signed, wherever it stands then. */
export function valueMayChange(file: LoanFile): boolean {
  const { row, stage } = decide(file);
  if (stage === "declined" || isSigningBegun(file.facts)) return false;
  return row >= FIRST_ROW && row <= LAST_ROW && homeOf(file.facts) !== undefined;
}
