import * as fontkit from "fontkit";
import { type Face, fontFile } from "./fonts.ts";

/** What pdfkit keeps of an embedded font, as far as it is shared here. Not part of its published types. */
interface EmbeddedFont {
  font: fontkit.Font;
  layoutCache: Record<string, unknown>;
}

interface SharedFont {
  readonly font: fontkit.Font;
  /** The same face again, from which every document cuts its subset: cutting marks glyphs as if no character stood for them. */
  readonly uncut: fontkit.Font;
  layouts: Record<string, unknown>;
  /** Widths in points of the words that were measured, by size. */
  widths: Map<number, Map<string, number>>;
  documents: number;
}

const shared = new Map<Face, SharedFont>();
/** Of one face. All our documents in both languages have 6,500 words, of some 2 kB each. */
const mostWords = 10_000;
/** Of one face: dates, amounts and hashes, of some 4 kB each. All documents together share 600, an application has dozens of its own. */
const mostFigures = 2000;
/** To count what is kept takes as long as to set a page: it is done now and then. */
const documentsBetweenCounts = 50;

/**
 * Registers a face with a document, on top of one parsed font and one store of measured words for the whole thread.
 * pdfkit would parse every font and measure every word again for each document, which took two thirds of the time.
 */
export function useSharedFont(pdf: PDFKit.PDFDocument, face: Face): void {
  const { font, uncut, layouts } = forgetWhenFull(openFont(face));
  // pdfkit takes a parsed font too; its published types do not say so.
  pdf.registerFont(face, uncut as unknown as Buffer).font(face);
  const { _font: embedded } = pdf as unknown as { readonly _font: EmbeddedFont };
  embedded.font = font;
  embedded.layoutCache = layouts;
}

/** As `measure` says, which must be the width of that text in that face and size; asked once for each. */
export function widthOnce(face: Face, size: number, text: string, measure: () => number): number {
  const { widths } = openFont(face);
  const ofSize = widths.get(size) ?? new Map<string, number>();
  widths.set(size, ofSize);
  let width = ofSize.get(text);
  if (width === undefined) {
    width = measure();
    ofSize.set(text, width);
  }
  return width;
}

/** The parsed font of a face, one for each thread. */
export function openFont(face: Face): SharedFont {
  let found = shared.get(face);
  if (!found) {
    const font = parseFont(face);
    nameGlyphs(font);
    found = { font, uncut: parseFont(face), layouts: newStore(), widths: new Map(), documents: 0 };
    shared.set(face, found);
  }
  return found;
}

function parseFont(face: Face): fontkit.Font {
  const font = fontkit.create(fontFile(face));
  if (!("layout" in font)) throw new Error(`The font file of ${face} holds several fonts`);
  return font;
}

const ligatures = { first: 0xfb00, last: 0xfb06 } as const;

/**
 * Ties every glyph to its lowest character, in a fixed order. fontkit ties it to the first that is ever drawn with it, so
 * that a no-break space in one document would turn the spaces of the next into no-break spaces when copied out.
 * Ligatures are left to the letters that they are made of.
 */
function nameGlyphs(font: fontkit.Font): void {
  for (const character of font.characterSet.toSorted((a, b) => a - b)) {
    if (character < ligatures.first || character > ligatures.last) font.glyphForCodePoint(character);
  }
}

/**
 * Figures never come to an end, and names hardly; the store does. Words stay when figures are forgotten, for every document has them
 * again. Documents that are being set keep the store they began with.
 */
function forgetWhenFull(font: SharedFont): SharedFont {
  font.documents += 1;
  if (font.documents % documentsBetweenCounts !== 0) return font;
  const all = Object.entries(font.layouts);
  const words = all.filter(([text]) => !/\d/.test(text));
  const hasManyWords = words.length > mostWords;
  if (hasManyWords || all.length - words.length > mostFigures) {
    font.layouts = Object.assign(newStore(), hasManyWords ? {} : Object.fromEntries(words));
    font.widths = new Map();
  }
  return font;
}

/** Without a prototype: words such as "constructor" are words like any other. */
function newStore(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}
