import { costEdits } from "./edits/cost-edits.ts";
import { creditEdits } from "./edits/credit-edits.ts";
import { demographicEdits } from "./edits/demographic-edits.ts";
import { exemptionEdits } from "./edits/exemption-edits.ts";
import { fileEdits, macroEdits } from "./edits/file-edits.ts";
import { geographyEdits } from "./edits/geography-edits.ts";
import { loanEdits } from "./edits/loan-edits.ts";
import { propertyEdits } from "./edits/property-edits.ts";
import { qualityEdits } from "./edits/quality-edits.ts";
import type { EditContext, RowEdit } from "./edits/row-edit.ts";
import { sheetEdits } from "./edits/sheet-edits.ts";
import { underwritingSystemEdits } from "./edits/underwriting-system-edits.ts";
import type { LarRow } from "./lar-row.ts";
import { type ParseError, parseLarRow } from "./parse-row.ts";
import { parseTransmittalSheet } from "./transmittal-sheet.ts";

/** Every edit of one row, for checking and for the list that staff read. */
export const rowEdits: readonly RowEdit[] = [
  ...loanEdits,
  ...geographyEdits,
  ...demographicEdits,
  ...creditEdits,
  ...costEdits,
  ...propertyEdits,
  ...underwritingSystemEdits,
  ...exemptionEdits,
  ...qualityEdits,
];

/** Numbers of the edits that a row fails, in order: syntax and validity stop a filing, quality asks for a look. */
export interface FailedEdits {
  readonly S: readonly string[];
  readonly V: readonly string[];
  readonly Q: readonly string[];
}

export type CheckedRow =
  | { readonly ok: true; readonly row: LarRow; readonly failed: FailedEdits }
  | { readonly ok: false; readonly errors: readonly ParseError[] };

export interface CensusLists {
  readonly tracts: ReadonlySet<string>;
  readonly counties: ReadonlySet<string>;
  readonly smallCounties: ReadonlySet<string>;
}

export interface CheckedFile {
  /** Failed edits of the transmittal sheet; null when it cannot be read. */
  readonly sheet: readonly string[] | null;
  readonly sheetErrors: readonly ParseError[];
  readonly rows: readonly CheckedRow[];
  readonly file: readonly string[];
  readonly macro: readonly string[];
}

/** Edits of the year's filing that a row of the register fails. */
export function checkRow(row: LarRow, context: EditContext): FailedEdits {
  const failed = rowEdits.filter(({ passes }) => !passes(row, context)).map(({ code }) => code);
  return { S: ofKind(failed, "S"), V: ofKind(failed, "V"), Q: ofKind(failed, "Q") };
}

/** Reads one line of a register and tries every edit on it; a line that cannot be read fails none, and says which fields are at fault. */
export function checkLine(line: string, context: EditContext): CheckedRow {
  const parsed = parseLarRow(line);
  return parsed.ok ? { ok: true, row: parsed.row, failed: checkRow(parsed.row, context) } : parsed;
}

/** Checks a whole file: transmittal sheet, rows, and what only all rows together show. */
export function checkFile(text: string, filingYear: number, census: CensusLists): CheckedFile {
  const [first = "", ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const parsed = parseTransmittalSheet(first);
  const context: EditContext = {
    ...census,
    filingYear,
    sheetLei: parsed.ok ? parsed.sheet.lei : (first.split("|")[14] ?? "").trim(),
    agency: parsed.ok ? parsed.sheet.agency : 0,
  };
  const rows = lines.map((line) => checkLine(line, context));
  const readable = rows.flatMap((row) => (row.ok ? [row.row] : []));
  return {
    sheet: parsed.ok
      ? sheetEdits
          .filter(({ passes }) => !passes(parsed.sheet, filingYear, parsed.recordIdentifier))
          .map(({ code }) => code)
      : null,
    sheetErrors: parsed.ok ? [] : parsed.errors,
    rows,
    file: parsed.ok ? fileEdits(parsed.sheet, readable) : [],
    macro: macroEdits(readable),
  };
}

function ofKind(codes: readonly string[], kind: string): string[] {
  return codes.filter((code) => code.startsWith(kind)).toSorted();
}
