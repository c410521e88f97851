import { type ParseError, splitFields } from "./parse-row.ts";

/** Federal agencies a lender may file with; a nonbank files with 7. */
export const filingAgencies: ReadonlySet<number> = new Set([1, 2, 3, 5, 7, 9]);

/** The first row of a file: who files, and how many rows follow. */
export interface TransmittalSheet {
  readonly institution: string;
  readonly year: number;
  readonly quarter: number;
  readonly contactName: string;
  /** 999-999-9999 */
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly contactStreet: string;
  readonly contactCity: string;
  readonly contactState: string;
  readonly contactZip: string;
  readonly agency: number;
  readonly entries: number;
  /** 99-9999999 */
  readonly taxId: string;
  readonly lei: string;
}

export type ParsedSheet =
  | { readonly ok: true; readonly recordIdentifier: number; readonly sheet: TransmittalSheet }
  | { readonly ok: false; readonly errors: readonly ParseError[] };

const FIELD_COUNT = 15;
const WHOLE = /^[+-]?\d+$/;

const wholeFields = [
  [0, "Transmittal Sheet Record Identifier"],
  [2, "Calendar Year"],
  [3, "Calendar Quarter"],
  [12, "Total Number of Entries Contained in Submission"],
] as const;

/** The first line of a file, its fields parted by bars. Every field at fault is named by the agency's own word for it. */
export function parseTransmittalSheet(line: string): ParsedSheet {
  const values = splitFields(line);
  if (values.length !== FIELD_COUNT) {
    return { ok: false, errors: [{ field: "Incorrect Number of TS Fields", value: String(values.length) }] };
  }
  const at = (index: number) => values[index] ?? "";
  const errors: ParseError[] = wholeFields
    .filter(([index]) => !WHOLE.test(at(index)))
    .map(([index, field]) => ({ field, value: at(index) }));
  if (!filingAgencies.has(Number(at(11)))) errors.push({ field: "Federal Agency", value: at(11) });
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    recordIdentifier: Number(at(0)),
    sheet: {
      institution: at(1),
      year: Number(at(2)),
      quarter: Number(at(3)),
      contactName: at(4),
      contactPhone: at(5),
      contactEmail: at(6),
      contactStreet: at(7),
      contactCity: at(8),
      contactState: at(9),
      contactZip: at(10),
      agency: Number(at(11)),
      entries: Number(at(12)),
      taxId: at(13),
      lei: at(14),
    },
  };
}

/** One line without its end; what `parseTransmittalSheet` reads back as the same sheet. */
export function formatTransmittalSheet(sheet: TransmittalSheet): string {
  return [
    "1",
    sheet.institution,
    sheet.year,
    sheet.quarter,
    sheet.contactName,
    sheet.contactPhone,
    sheet.contactEmail,
    sheet.contactStreet,
    sheet.contactCity,
    sheet.contactState,
    sheet.contactZip,
    sheet.agency,
    sheet.entries,
    sheet.taxId,
    sheet.lei,
  ].join("|");
}
