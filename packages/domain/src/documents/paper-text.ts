/** Where something stands in the printed document. */
export interface Spot {
  /** From 1. */
  readonly page: number;
  /** Share of the page's height above it, 0 to 1. */
  readonly top: number;
}

/** Words as they are printed, without the ends of their lines. */
export interface Words {
  readonly words: string;
  /** They begin a line of the print. */
  readonly startLine: boolean;
  /** How often they go on to another line. */
  readonly turns: number;
  readonly spot: Spot;
}

/** A page of the print begins here, within a text. */
export interface PageMark {
  readonly begins: number;
}

/** A place of the form. */
export interface FieldPlace {
  readonly field: string;
  /** What was written there; empty until then. */
  readonly value: string;
  readonly spot: Spot;
}

export interface LinkTarget {
  readonly url: string;
}

export interface Element {
  readonly role: Role;
  readonly children: readonly Piece[];
  /** The page of the print that begins with it. */
  readonly begins?: number;
  readonly alt?: string;
  readonly lang?: string;
  readonly scope?: string;
  readonly colSpan?: number;
  readonly rowSpan?: number;
}

export type Leaf = Words | PageMark | FieldPlace | LinkTarget;

/** With its place in the order of the text, which tells it from every other. */
export type Piece = (Element | Leaf) & { readonly key: number };

/** The standard roles of ISO 32000-1, 14.8.4, that can be shown as text. A document with any other is shown as it is printed. */
const roles = [
  ...(["Document", "Part", "Art", "Sect", "Div", "NonStruct"] as const),
  ...(["P", "H", "H1", "H2", "H3", "H4", "H5", "H6", "BlockQuote", "Caption", "Note"] as const),
  ...(["L", "LI", "Lbl", "LBody", "Table", "THead", "TBody", "TFoot", "TR", "TH", "TD"] as const),
  ...(["Span", "Link", "Figure", "Form"] as const),
] as const;
export type Role = (typeof roles)[number];

export const isRole = (role: string): role is Role => (roles as readonly string[]).includes(role);

/** A document as flowing text. */
export interface PaperText {
  readonly pages: number;
  readonly body: readonly Piece[];
  /** What the pages have in common above and below their text, each line once. */
  readonly everyPage: readonly string[];
}

export const isElement = (piece: Piece): piece is Element & { readonly key: number } => "role" in piece;

/** Where the first words of a piece are printed; undefined where it has none. */
export function spotOf(piece: Element | Leaf): Spot | undefined {
  if ("spot" in piece) return piece.spot;
  if (!("role" in piece)) return undefined;
  for (const child of piece.children) {
    const spot = spotOf(child);
    if (spot) return spot;
  }
  return undefined;
}

/** Every printed word of some pieces in reading order, without white space. */
export function lettersOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => (isElement(piece) ? lettersOf(piece.children) : "words" in piece ? letters(piece.words) : ""))
    .join("");
}

export const letters = (text: string): string => text.replaceAll(/\s+/gu, "");
