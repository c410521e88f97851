import { numberIn } from "../field-forms.ts";
import type { LarRow } from "../lar-row.ts";

/** What the edits of a row may know besides the row. */
export interface EditContext {
  readonly filingYear: number;
  readonly sheetLei: string;
  /** Federal agency of the transmittal sheet; 7 is a nonbank (CFPB). */
  readonly agency: number;
  /** Eleven-digit tracts and five-digit counties of the year's census list. */
  readonly tracts: ReadonlySet<string>;
  readonly counties: ReadonlySet<string>;
  /** Counties of at most 30,000 people, where the tract may be NA. */
  readonly smallCounties: ReadonlySet<string>;
}

/** S and V must be mended before filing, Q must be reviewed. */
export interface RowEdit {
  /** The agency's number: "V612-2". */
  readonly code: string;
  readonly says: string;
  readonly passes: (row: LarRow, context: EditContext) => boolean;
}

/** `says` is what a person reads of a row that fails; `passes` is true of a row that the edit does not concern. */
export function edit(code: string, says: string, passes: RowEdit["passes"]): RowEdit {
  return { code, says, passes };
}

/** A field as the file has it against the codes of the instructions, which are numbers there. */
export function oneOf(value: string, ...codes: readonly (number | string)[]): boolean {
  return codes.some((code) => String(code) === value);
}

/** If the first holds, so must the second. */
export function implies(condition: boolean, consequence: boolean): boolean {
  return !condition || consequence;
}

export function isNaOrExempt(value: string): boolean {
  return value === "NA" || value === "Exempt";
}

export function isNumber(value: string): boolean {
  return numberIn(value) !== null;
}

/** The number in a field; `otherwise` for "NA", "Exempt" and blank. */
export function numberOr(value: string, otherwise: number): number {
  return numberIn(value) ?? otherwise;
}

/** Each code that is given is given once. */
export function areDistinct(values: readonly string[]): boolean {
  const given = values.filter((value) => value !== "");
  return new Set(given).size === given.length;
}
