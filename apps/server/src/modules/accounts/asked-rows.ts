import { rowOf } from "@gable/domain/journey/row-of.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";

/** After this row the agreement names the accounts: changes are made with a person. */
export const LAST_ROW_TO_CHANGE: number = rowOf.payoffs;

/** Whether an application stands between two rows of the plan, both counted. */
export function isWithinRows(file: LoanFile, from: number, to: number): boolean {
  const { row } = decide(file);
  return row >= from && row <= to;
}
