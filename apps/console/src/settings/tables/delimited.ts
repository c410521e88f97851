/** What parts the cells: tabs as a spreadsheet copies them, else what a file of commas or semicolons has. */
const separators = ["\t", ";", ","] as const;

/** The cells of text that was copied from a spreadsheet or a CSV file, trimmed; lines of empty cells are left out. */
export function cellsOfText(text: string): string[][] {
  const separator = separators.find((one) => text.includes(one)) ?? "\t";
  const cells = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, "g");
  return text
    .split(/\r\n?|\n/)
    .map((line) =>
      [...line.matchAll(cells)].map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? "").trim()),
    )
    .filter((line) => line.some((cell) => cell !== ""));
}
