import Papa from "papaparse";

/** What parts the cells: tabs as a spreadsheet copies them, else what a file of semicolons or commas has. */
const separators = ["\t", ";", ","] as const;

/** The cells of text that was copied from a spreadsheet or a CSV file, trimmed; lines of empty cells are left out. */
export function cellsOfText(text: string): string[][] {
  // Not as the library guesses it: a line alone with a decimal comma has two kinds.
  const delimiter = separators.find((one) => text.includes(one)) ?? "\t";
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: "greedy", transform: (cell) => cell.trim() }).data;
}
