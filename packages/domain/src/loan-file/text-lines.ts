/** A piece of text as a PDF places it: its left edge and its base line, in points from the lower left corner. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Base lines of one line of print differ by less, in points. */
const SAME_LINE = 3;

/** The lines of a page from top to bottom, each from left to right: a PDF may draw its columns in any order. */
export function textLines(pieces: readonly PlacedText[]): string[] {
  const lines: { readonly y: number; readonly pieces: PlacedText[] }[] = [];
  for (const piece of pieces.filter(({ text }) => text.trim() !== "").toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line && line.y - piece.y < SAME_LINE) line.pieces.push(piece);
    else lines.push({ y: piece.y, pieces: [piece] });
  }
  return lines.map((line) =>
    line.pieces
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text.trim())
      .join("  "),
  );
}
