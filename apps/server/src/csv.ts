/**
 * Comma-separated values (RFC 4180). What a spreadsheet would take for a formula is written as text, also where it divides by
 * semicolons, tabs or bars, as it does in some countries, and so reads quotes that stand elsewhere as signs.
 * @returns the lines with a line end behind each
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

/**
 * Such lines as a file. The mark in front says that they are UTF-8: without it a spreadsheet may take them for the letters of its own country,
 * and no “Núñez” is found any more.
 */
export const csvFile = (text: string): Buffer => Buffer.from(`\u{feff}${text}`);

/** What begins a formula, full-width as from an eastern keyboard too, with nothing before it in its cell that a spreadsheet skips. */
const startOfFormula = /(?<=(?:^|[;|\t\r\n])[\s"\p{Cc}\p{Cf}]*)[=+\-@＝＋－＠]/gu;

function cellOf(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const harmless = value.replace(startOfFormula, "'$&").replace(/^[\t\r\n]/, "'$&");
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
