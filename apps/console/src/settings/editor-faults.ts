import type { Failure } from "@gable/ui/forms/failures.ts";
import type { Language } from "@gable/ui/language/catalogue.tsx";
import { wordsOfCode } from "../shell/codes.words.ts";
import { at, nameOfRow, rowsOf } from "./tables/paths.ts";
import type { SettingTable, SettingValue } from "./tables/table-shape.ts";

/** Something wrong, by the place in the value; `""` is the whole. */
export interface Fault {
  readonly path: string;
  readonly words: string;
}

/** What a check found wrong with a value, in words; of what is still empty that it is to be filled in. */
export function faultsIn(failures: readonly Failure[], value: SettingValue, language: Language): readonly Fault[] {
  return failures.map(({ name = "", message }) => {
    const path = name.replace(/^value\.?/, "");
    const code = message === "format" && at(value, path) === "" ? "required" : message;
    return { path, words: wordsOfCode(code)[language] };
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
  for (const table of tables) {
    const title = table.title[language];
    if (table.kind === "fields") {
      const field = table.fields.find((one) => path === one.path || path.startsWith(`${one.path}.`));
      if (field) return { name: `${title}: ${field.label[language]}`, id: idAt(field.path) };
      continue;
    }
    for (const [index, row] of rowsOf(table, value).entries()) {
      const column = table.columns.find(
        (one) => path === `${row.path}.${one.path}` || path.startsWith(`${row.path}.${one.path}.`),
      );
      const name = nameOfRow(table, value, row)?.[language] ?? String(index + 1);
      if (column)
        return { name: `${title}, ${name}: ${column.label[language]}`, id: idAt(`${row.path}.${column.path}`) };
      if (path === row.path)
        return { name: `${title}, ${name}`, id: idAt(`${row.path}.${table.columns[0]?.path ?? ""}`) };
    }
    if (path === table.path || table.path.startsWith(`${path}.`)) return { name: title, id: idAt(table.path) };
  }
  return undefined;
}
