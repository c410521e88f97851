import type { Words } from "@gable/domain/language.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";

/** How a value is written and read; what is stored is in brackets. */
export type Unit =
  /** A decimal as text: 8.45. */
  | "percent"
  | "decimal"
  /** Whole cents. */
  | "dollars"
  | "count"
  /** A whole number, written without a sign between its thousands. */
  | "year"
  | "text"
  | "long-text"
  | "date"
  | "time"
  | "yes-no"
  /** Yes, no, or as the product decides. */
  | "yes-no-open"
  /** Texts or numbers, written with commas between them. */
  | "texts"
  | "percents"
  | "counts"
  /** One of `options`. */
  | "choice"
  /** Any number of `options`. */
  | "set";

export interface Field {
  readonly label: Words;
  /** With dots, from the value or from the row. */
  readonly path: string;
  readonly unit: Unit;
  readonly options?: Readonly<Record<string, Words>>;
  /** What an empty field is stored as; without it an empty field is a fault. */
  readonly whenEmpty?: "null" | "absent" | "absent-or-null-whole" | "";
  readonly hint?: Words;
  /** What it means that nothing is stored, as one reads it; otherwise a dash. */
  readonly emptyMeans?: Words;
  /** Of a row: says nothing where another part of it, a yes or no, is no. */
  readonly onlyIf?: string;
}

/** Single values, one under the other. */
export interface FieldsTable {
  readonly kind: "fields";
  readonly title: Words;
  readonly note?: Words;
  readonly fields: readonly Field[];
}

/** Rows of one form: a list, or a record by code. */
export interface RowsTable {
  readonly kind: "rows";
  readonly title: Words;
  readonly note?: Words;
  readonly path: string;
  readonly columns: readonly Field[];
  /** Columns whose texts together tell rows apart. Of a record it is its code. */
  readonly key: readonly string[];
  /** The column, a count from 1 on, in whose order the rows of a list stand; they are moved where they are changed, and not numbered by hand. */
  readonly orderedBy?: string;
  /** A new row; without it rows are neither added nor removed. */
  readonly fresh?: object;
  readonly addLabel?: Words;
  /** What it means that there is no row, and what brings one. */
  readonly none?: Words;
  /** The rows stand in a record, under one of these codes each. */
  readonly codes?: Readonly<Record<string, Words>>;
  readonly codeLabel?: Words;
  /** The rows stand beside each other where they are changed, to be compared. */
  readonly isBeside?: boolean;
  /** What a row is called by what stands in its key; undefined while that cannot be read. */
  readonly rowName?: (key: unknown) => Words | undefined;
}

export type SettingTable = FieldsTable | RowsTable;
export type SettingTables = Readonly<Partial<Record<SettingSubject, readonly SettingTable[]>>>;
export type SettingValue = Readonly<Record<string, unknown>>;
