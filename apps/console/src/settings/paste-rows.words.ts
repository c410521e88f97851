import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** Rows that are pasted from a spreadsheet. */
export const pasteWords = catalogue({
  open: { en: "Paste from a spreadsheet …", es: "Pegar de una hoja de cálculo …" },
  title: { en: (table: string) => `Paste rows: ${table}`, es: (table: string) => `Pegar filas: ${table}` },
  rows: {
    en: "Rows, as a spreadsheet or a CSV file has them",
    es: "Filas, como en una hoja de cálculo o un archivo CSV",
  },
  hint: {
    en: (columns: string) => `Columns: ${columns}. Headings may stand above them.`,
    es: (columns: string) => `Columnas: ${columns}. Puede haber encabezados.`,
  },
  read: {
    en: (count: number, before: number) =>
      `Read as ${count === 1 ? "one row" : `${count} rows`}, in place of the ${before} there now. Nothing is set until you propose it.`,
    es: (count: number, before: number) =>
      `Se leyó ${count === 1 ? "una fila" : `${count} filas`}, en lugar de las ${before} actuales. Nada queda fijado hasta que lo proponga.`,
  },
  preview: { en: "The rows as they were read", es: "Las filas como se leyeron" },
  use: {
    en: (count: number) => (count === 1 ? "Use this row" : `Use these ${count} rows`),
    es: (count: number) => (count === 1 ? "Usar esta fila" : `Usar estas ${count} filas`),
  },
  useNone: { en: "Use these rows", es: "Usar estas filas" },
  cancel: { en: "Cancel", es: "Cancelar" },
});
