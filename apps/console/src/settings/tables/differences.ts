import type { Words } from "@gable/domain/language.ts";
import type { Language } from "@gable/ui/language/catalogue.tsx";
import { at, nameOfRow, type Row, rowsOf } from "./paths.ts";
import type { Field, RowsTable, SettingTable, SettingValue } from "./table-shape.ts";
import { shown } from "./units.ts";

/** One thing that is different: where, and what it says before and after; null where there was, or will be, nothing. */
export interface Difference {
  readonly table: string;
  readonly what: string;
  readonly was: string | null;
  readonly is: string | null;
}

/** What a change changes, in the reader's words and in the order of the tables. */
export function differencesBetween(
  tables: readonly SettingTable[],
  before: SettingValue,
  after: SettingValue,
  language: Language,
): readonly Difference[] {
  return tables.flatMap((table) =>
    table.kind === "fields"
      ? table.fields.flatMap((field) => differenceIn(table.title, field, [before, after], language))
      : rowDifferences(table, before, after, language),
  );
}

function differenceIn(
  table: Words,
  field: Field,
  [before, after]: readonly [SettingValue, SettingValue],
  language: Language,
): Difference[] {
  const [was, is] = [before, after].map((value) => shown(field, at(value, field.path), language));
  if (was === is || was === undefined || is === undefined) return [];
  return [{ table: table[language], what: field.label[language], was, is }];
}

function rowDifferences(
  table: RowsTable,
  before: SettingValue,
  after: SettingValue,
  language: Language,
): readonly Difference[] {
  const [old, present] = [keyed(table, before, language), keyed(table, after, language)];
  const found: Difference[] = [];
  for (const key of new Set([...old.keys(), ...present.keys()])) {
    const [was, is] = [old.get(key), present.get(key)];
    if (was && is) {
      for (const [index, { field, text }] of is.entries()) {
        if (was[index]?.text !== text)
          found.push({
            table: table.title[language],
            what: `${key}: ${field.label[language]}`,
            was: was[index]?.text ?? null,
            is: text,
          });
      }
    } else {
      const inWords = (cells: typeof is) =>
        cells?.map(({ field, text }) => `${field.label[language]} ${text}`).join(", ") ?? null;
      found.push({ table: table.title[language], what: key, was: inWords(was), is: inWords(is) });
    }
  }
  return found;
}

/** Rows by what tells them apart; two of one key are numbered. */
function keyed(table: RowsTable, value: SettingValue, language: Language) {
  const found = new Map<string, readonly { field: Field; text: string }[]>();
  for (const row of rowsOf(table, value)) {
    const key = keyOf(table, value, row, language);
    const cells = table.columns
      .filter(({ path }) => !table.key.includes(path))
      .map((field) => ({ field, text: shown(field, at(value, `${row.path}.${field.path}`), language) }));
    let name = key;
    for (let count = 2; found.has(name); count += 1) name = `${key} (${count})`;
    found.set(name, cells);
  }
  return found;
}

function keyOf(table: RowsTable, value: SettingValue, row: Row, language: Language): string {
  const { path } = row;
  const name = nameOfRow(table, value, row);
  if (name) return name[language];
  return table.columns
    .filter((column) => table.key.includes(column.path))
    .map((column) => `${column.label[language]} ${shown(column, at(value, `${path}.${column.path}`), language)}`)
    .join(", ");
}
