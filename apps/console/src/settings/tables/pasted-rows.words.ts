import type { Words } from "@gable/domain/language.ts";
import type { Field } from "./table-shape.ts";

const listed = (columns: readonly Field[], language: keyof Words) =>
  columns.map(({ label }) => label[language]).join(", ");

/** What is said of rows that were pasted and cannot be read. */
export const pastedWords = {
  none: { en: "There are no rows in it.", es: "No contiene filas." },
  tooMany: (count: number, most: number): Words => ({
    en: `These are ${count} rows. Paste ${most} at most.`,
    es: `Son ${count} filas. Pegue ${most} como máximo.`,
  }),
  columns: (count: number, columns: readonly Field[]): Words => ({
    en: `These are ${count} columns. Copy ${columns.length}: ${listed(columns, "en")}.`,
    es: `Son ${count} columnas. Copie ${columns.length}: ${listed(columns, "es")}.`,
  }),
  at: (row: number, column: string, fault: string): Words => ({
    en: `Row ${row}, ${column}: ${fault}`,
    es: `Fila ${row}, ${column}: ${fault}`,
  }),
  choice: { en: "Choose one that is offered.", es: "Elija uno de los ofrecidos." },
  day: { en: "Write a day as 12/24/2026.", es: "Escriba un día como 12/24/2026." },
} as const;
