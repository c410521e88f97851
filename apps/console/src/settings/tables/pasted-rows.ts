import { isLocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Words } from "@gable/domain/language.ts";
import type { Language } from "@gable/ui/language/catalogue.tsx";
import { wordsOfCode } from "../../shell/codes.words.ts";
import { cellsOfText } from "./delimited.ts";
import { pastedWords } from "./pasted-rows.words.ts";
import { withField, withPart } from "./paths.ts";
import type { Field, RowsTable, SettingValue, Unit } from "./table-shape.ts";
import { howWritten, stored } from "./units.ts";

const MOST_ROWS = 200;

const readable: ReadonlySet<Unit> = new Set([
  "percent",
  "decimal",
  "dollars",
  "count",
  "year",
  "text",
  "choice",
  "date",
]);

/** Whether rows of a table can be pasted: a list whose every column is written in a cell. */
export const canBePasted = ({ fresh, codes, isBeside, columns }: RowsTable): boolean =>
  fresh !== undefined && !codes && !isBeside && columns.every(({ unit }) => readable.has(unit));

/** A row that was read: what is stored for each column, in their order. */
export interface PastedRow {
  readonly values: readonly unknown[];
}

interface Pasted {
  readonly rows: readonly PastedRow[];
  /** What cannot be read, in words; the rows do not count while there is any. */
  readonly faults: readonly string[];
}

/** Reads what was copied from a spreadsheet; a first row of headings may say in which order the columns stand. */
export function readPasted(table: RowsTable, text: string, language: Language): Pasted {
  const refused = (words: Words): Pasted => ({ rows: [], faults: [words[language]] });
  const { columns, lines } = arranged(table, cellsOfText(text));
  if (lines.length === 0) return refused(pastedWords.none);
  if (lines.length > MOST_ROWS) return refused(pastedWords.tooMany(lines.length, MOST_ROWS));
  const odd = lines.find(({ length }) => length !== table.columns.length);
  if (odd) return refused(pastedWords.columns(odd.length, table.columns));
  const cells = lines.map((line) => table.columns.map((field) => readCell(field, line[columns.indexOf(field)] ?? "")));
  return {
    rows: cells.map((row) => ({ values: row.map(({ value }) => value) })),
    faults: cells.flatMap((row, index) =>
      row.flatMap(({ fault }, column) => {
        const label = table.columns[column]?.label[language] ?? "";
        return fault ? [pastedWords.at(index + 1, label, fault[language])[language]] : [];
      }),
    ),
  };
}

/** The value with these rows in place of a table's own. */
export function withPasted(table: RowsTable, value: SettingValue, rows: readonly PastedRow[]): SettingValue {
  const emptied = withPart(
    value,
    table.path,
    rows.map(() => table.fresh),
  );
  return rows.reduce(
    (whole, { values }, index) =>
      table.columns.reduce(
        (next, field, column) => withField(next, `${table.path}.${index}.${field.path}`, field, values[column]),
        whole,
      ),
    emptied,
  );
}

/** The rows without their headings, and the columns in the order in which they stand. */
function arranged({ columns }: RowsTable, lines: string[][]) {
  const [first = [], ...rest] = lines;
  const named = first.map((cell) => columns.find(({ label }) => isSaid(label, cell)));
  if (named.length === columns.length && new Set(named).size === columns.length && !named.includes(undefined))
    return { columns: named, lines: rest };
  // Headings of their own: words where every figure stands.
  const figures = columns.filter(({ unit }) => unit !== "text");
  const isHeading =
    first.length === columns.length &&
    figures.length > 0 &&
    figures.every((field) => /\p{L}/u.test(first[columns.indexOf(field)] ?? "")) &&
    figures.every((field) => readCell(field, first[columns.indexOf(field)] ?? "").fault !== undefined);
  return { columns: [...columns], lines: isHeading && rest.length > 0 ? rest : lines };
}

const isSaid = ({ en, es }: Words, text: string): boolean =>
  [en, es].some((words) => words.toLowerCase() === text.toLowerCase());

interface Cell {
  readonly value: unknown;
  readonly fault?: Words;
}

function readCell(field: Field, text: string): Cell {
  const { unit, options = {}, whenEmpty } = field;
  if (text === "") {
    const value = stored(field, "");
    return value === undefined && whenEmpty === undefined ? { value, fault: wordsOfCode("required") } : { value };
  }
  if (unit === "choice") {
    const found = Object.entries(options).find(([code, words]) => code === text || isSaid(words, text));
    return found ? { value: found[0] } : { value: text, fault: pastedWords.choice };
  }
  if (unit === "date") {
    const day = dayIn(text);
    return day === null ? { value: text, fault: pastedWords.day } : { value: day };
  }
  const value = stored(field, text);
  const isRead =
    unit === "text" ||
    (unit === "percent" || unit === "decimal" ? /^\d+(\.\d+)?$/.test(String(value)) : typeof value === "number");
  return isRead ? { value } : { value, fault: howWritten[unit] ?? wordsOfCode("invalid") };
}

/** `2026-12-24` of that, and of 12/24/2026 as spreadsheets here write it. */
function dayIn(text: string): string | null {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isLocalDate(date) ? date : null;
}
