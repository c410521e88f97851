import type { Words } from "@gable/domain/language.ts";
import type { Field, RowsTable, SettingValue } from "./table-shape.ts";

/** What stands at a place; undefined where there is none. */
export function at(value: unknown, path: string): unknown {
  let part = value;
  for (const name of path.split(".")) {
    if (typeof part !== "object" || part === null) return undefined;
    part = (part as Readonly<Record<string, unknown>>)[name];
  }
  return part;
}

/** The value with another part at a place; `undefined` takes away what stands there. */
export function withPart(value: SettingValue, path: string, part: unknown): SettingValue {
  return replaced(value, path.split("."), part) as SettingValue;
}

function replaced(value: unknown, [name = "", ...rest]: readonly string[], part: unknown): unknown {
  const inner = (inside: unknown) => (rest.length === 0 ? part : replaced(inside, rest, part));
  if (Array.isArray(value)) return value.map((each: unknown, index) => (String(index) === name ? inner(each) : each));
  const { [name]: inside, ...others } = (value ?? {}) as Record<string, unknown>;
  const next = inner(inside);
  if (next === undefined) return others;
  // A part keeps its place among the others.
  return { ...(value as object | null), [name]: next };
}

/** The value with a field's new part; a limit of which nothing is left lends nothing, and says so by `null`. */
export function withField(value: SettingValue, path: string, field: Field, part: unknown): SettingValue {
  const next = withPart(value, path, part);
  if (field.whenEmpty !== "absent" && field.whenEmpty !== "absent-or-null-whole") return next;
  const parent = path.slice(0, path.lastIndexOf("."));
  const left = at(next, parent);
  const isEmpty = typeof left === "object" && left !== null && Object.keys(left).length === 0;
  if (!isEmpty) return next;
  if (field.whenEmpty === "absent-or-null-whole") return withPart(next, parent, null);
  return field.path.includes(".") ? withPart(next, parent, undefined) : next;
}

export interface Row {
  /** Path of the row, from the value. */
  readonly path: string;
  /** Of a record. */
  readonly code: string | null;
}

export function rowsOf(table: RowsTable, value: SettingValue): readonly Row[] {
  const rows = at(value, table.path);
  if (Array.isArray(rows)) {
    const listed = rows.map((_row, index) => ({ path: `${table.path}.${index}`, code: null }));
    return listed.toSorted((one, other) => placeOf(table, value, one) - placeOf(table, value, other));
  }
  return Object.keys(rows ?? {})
    .toSorted()
    .map((code) => ({ path: `${table.path}.${code}`, code }));
}

/** Where a row stands; all alike where the table has no order of its own. */
const placeOf = ({ orderedBy }: RowsTable, value: SettingValue, { path }: Row): number =>
  orderedBy === undefined ? 0 : Number(at(value, `${path}.${orderedBy}`));

/** The value with a row one further up or down; all are listed and numbered anew then, as they stand. */
export function withMovedRow(table: RowsTable, value: SettingValue, row: Row, by: -1 | 1): SettingValue {
  const { orderedBy = "" } = table;
  const paths = rowsOf(table, value).map(({ path }) => path);
  const from = paths.indexOf(row.path);
  const to = from + by;
  if (to < 0 || to >= paths.length) return value;
  const inRow = paths.with(from, paths[to] ?? "").with(to, row.path);
  const rows = inRow.map((path, index) => withPart(at(value, path) as SettingValue, orderedBy, index + 1));
  return withPart(value, table.path, rows);
}

/** What a row is called, where it has a name of its own. */
export function nameOfRow(table: RowsTable, value: SettingValue, { path, code }: Row): Words | undefined {
  if (code !== null) return table.codes?.[code] ?? { en: code, es: code };
  return table.rowName?.(at(value, `${path}.${table.key[0] ?? ""}`));
}

export function withRow(table: RowsTable, value: SettingValue, code?: string): SettingValue {
  const rows = at(value, table.path);
  if (Array.isArray(rows)) return withPart(value, table.path, [...rows, freshOf(table, value)]);
  return withPart(value, `${table.path}.${code ?? ""}`, table.fresh);
}

function freshOf(table: RowsTable, value: SettingValue): object | undefined {
  const { fresh, orderedBy } = table;
  if (fresh === undefined || orderedBy === undefined) return fresh;
  const last = Math.max(0, ...rowsOf(table, value).map((row) => placeOf(table, value, row)));
  return { ...fresh, [orderedBy]: last + 1 };
}

export function withoutRow(table: RowsTable, value: SettingValue, { path, code }: Row): SettingValue {
  if (code !== null) return withPart(value, path, undefined);
  const rows = at(value, table.path) as readonly unknown[];
  return withPart(
    value,
    table.path,
    rows.filter((_row, index) => `${table.path}.${index}` !== path),
  );
}
