import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import type { Language } from "@gable/ui/language/catalogue.tsx";
import { wordsOfCode } from "../shell/codes.words.ts";
import { limitOf, wordsOfLimit } from "../shell/limit-words.ts";
import { at, nameOfRow, type Row, rowsOf } from "./tables/paths.ts";
import type { Field, SettingTable, SettingValue } from "./tables/table-shape.ts";
import { howWritten } from "./tables/units.ts";

/** Something wrong, by the place in the value; `""` is the whole. */
export interface Fault {
  readonly path: string;
  readonly words: string;
}

/** Codes that say no more than that something is not written as it should be. */
const vague: ReadonlySet<string> = new Set(["format", "invalid"]);

/** What a check found wrong with a value, in words; of what is empty that it is to be filled in, of a figure how it is written. */
export function faultsIn(
  failures: readonly Failure[],
  tables: readonly SettingTable[],
  value: SettingValue,
  language: Language,
): readonly Fault[] {
  return failures.map(({ name = "", message }) => {
    const path = name.replace(/^value\.?/, "");
    const present = at(value, path);
    const unit = placeIn(path, tables, value)?.field?.unit;
    const limited = limitOf(message);
    if (limited && unit === "dollars")
      return { path, words: wordsOfLimit(limited.isMost, formatDollars(limited.limit))[language] };
    if (!vague.has(message) || unit === undefined) return { path, words: wordsOfCode(message)[language] };
    if (present === "" || present === undefined) return { path, words: wordsOfCode("required")[language] };
    return { path, words: (howWritten[unit] ?? wordsOfCode(message))[language] };
  });
}

/** Id of the field of a place. */
export const idAt = (path: string): string => `at-${path.replaceAll(".", "-")}`;

/** What the place of a fault is called, and where one goes to mend it: its field, else its table. */
export function placeOf(
  { path }: Fault,
  tables: readonly SettingTable[],
  value: SettingValue,
  language: Language,
): { readonly name: string; readonly id: string } | undefined {
  const place = placeIn(path, tables, value);
  if (!place) return undefined;
  const { table, row, field } = place;
  const title = table.title[language];
  if (table.kind === "fields")
    return { name: `${title}: ${field?.label[language] ?? ""}`, id: idAt(field?.path ?? "") };
  if (!row) return { name: title, id: idAt(table.path) };
  const name = `${title}, ${nameOfRow(table, value, row)?.[language] ?? String(row.index + 1)}`;
  return field
    ? { name: `${name}: ${field.label[language]}`, id: idAt(`${row.path}.${field.path}`) }
    : { name, id: idAt(`${row.path}.${table.columns[0]?.path ?? ""}`) };
}

interface Place {
  readonly table: SettingTable;
  readonly row?: Row & { readonly index: number };
  readonly field?: Field;
}

/** The table, its row and the field to which a path leads. */
function placeIn(path: string, tables: readonly SettingTable[], value: SettingValue): Place | undefined {
  const isIn = (place: string) => path === place || path.startsWith(`${place}.`);
  for (const table of tables) {
    if (table.kind === "fields") {
      const field = table.fields.find((one) => isIn(one.path));
      if (field) return { table, field };
      continue;
    }
    for (const [index, found] of rowsOf(table, value).entries()) {
      const row = { ...found, index };
      const field = table.columns.find((one) => isIn(`${row.path}.${one.path}`));
      if (field) return { table, row, field };
      if (path === row.path) return { table, row };
    }
    if (path === table.path || table.path.startsWith(`${path}.`)) return { table };
  }
  return undefined;
}
