import { hasForm, normaliseCode } from "./field-forms.ts";
import { type LarField, type LarRow, larFields } from "./lar-row.ts";

export interface ParseError {
  readonly field: string;
  readonly value: string;
}

export type ParsedRow =
  | { readonly ok: true; readonly row: LarRow }
  | { readonly ok: false; readonly errors: readonly ParseError[] };

/** Reads one pipe-delimited row. A row that cannot be read has no edits: its errors name field and text. */
export function parseLarRow(line: string): ParsedRow {
  const values = splitFields(line);
  if (values.length !== larFields.length) {
    return { ok: false, errors: [{ field: "Incorrect Number of LAR Fields", value: String(values.length) }] };
  }
  const errors: ParseError[] = [];
  const entries = larFields.map(({ name, label, form }, index): [LarField, string] => {
    const value = values[index] ?? "";
    if (!hasForm(value, form)) errors.push({ field: label, value });
    return [name, form === "code" || form === "code-or-blank" ? normaliseCode(value) : value];
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, row: Object.fromEntries(entries) as LarRow };
}

/** The row as the file carries it: UTF-8 text, pipes, no quotes. Throws when a value holds a pipe or a line break. */
export function formatLarRow(row: LarRow): string {
  return larFields
    .map(({ name }) => {
      const value = row[name];
      if (/[|\r\n]/.test(value)) throw new RangeError(`The register field ${name} must not hold a pipe or line break.`);
      return value;
    })
    .join("|");
}

/** Trailing blanks of a row are dropped, as the agency's own reader does. */
export function splitFields(line: string): string[] {
  const values = line
    .replace(/^\uFEFF/, "")
    .trim()
    .split("|")
    .map((value) => value.trim());
  while (values.at(-1) === "") values.pop();
  return values;
}
