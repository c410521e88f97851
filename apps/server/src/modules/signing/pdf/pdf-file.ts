import { PdfFormatError, parseValue, readWord, skipSpace } from "./parse-value.ts";
import { isDictionary, isReference, type PdfDictionary, type PdfValue } from "./pdf-value.ts";

/** A PDF opened for reading: its bytes, its trailer and where each object is in its newest version. */
export interface PdfFile {
  readonly bytes: Uint8Array;
  readonly trailer: PdfDictionary;
  /** Offset of the newest cross-reference table. */
  readonly tableOffset: number;
  readonly offsets: ReadonlyMap<number, number>;
}

/** Opens a PDF with plain cross-reference tables, as this product writes them. Throws PdfFormatError on anything else. */
export function openPdf(bytes: Uint8Array): PdfFile {
  const tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - 1024))).toString("latin1");
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail);
  if (!start) throw new PdfFormatError("The file does not end as a PDF does");
  const tableOffset = Number(start[1]);
  const offsets = new Map<number, number>();
  const newest = readTable(bytes, tableOffset, offsets);
  const seen = new Set([tableOffset]);
  let previous = newest.get("Prev");
  while (typeof previous === "number") {
    if (seen.has(previous)) throw new PdfFormatError("Cross-reference tables go round in a circle");
    seen.add(previous);
    previous = readTable(bytes, previous, offsets).get("Prev");
  }
  return { bytes, trailer: newest, tableOffset, offsets };
}

/** Reads one table with its trailer; objects that a newer table has named already are left as they are. */
function readTable(bytes: Uint8Array, offset: number, offsets: Map<number, number>): PdfDictionary {
  let at = skipSpace(bytes, offset);
  const first = readWord(bytes, at);
  if (first.word !== "xref") throw new PdfFormatError("The cross-reference table is missing or compressed");
  at = skipSpace(bytes, first.end);
  for (;;) {
    const start = readWord(bytes, at);
    if (start.word === "trailer") {
      const { value } = parseValue(bytes, start.end);
      if (!isDictionary(value)) throw new PdfFormatError("The trailer is not a dictionary");
      return value;
    }
    const count = readWord(bytes, skipSpace(bytes, start.end));
    at = skipSpace(bytes, count.end);
    // A section without entries would leave a reader of hostile bytes where it is, for ever.
    if (!/^\d+$/.test(start.word) || !/^[1-9]\d*$/.test(count.word))
      throw new PdfFormatError("The cross-reference table is damaged");
    const [from, entries] = [Number(start.word), Number(count.word)];
    for (let index = 0; index < entries; index += 1) {
      const entry = /^(\d{10}) (\d{5}) ([nf])/.exec(Buffer.from(bytes.subarray(at, at + 18)).toString("latin1"));
      if (!entry) throw new PdfFormatError("The cross-reference table is damaged");
      if (entry[3] === "n" && !offsets.has(from + index)) offsets.set(from + index, Number(entry[1]));
      at = skipSpace(bytes, at + 18);
    }
  }
}

/** The value of an object in its newest version; of a stream, its dictionary. */
export function readObject(pdf: PdfFile, number: number): PdfValue {
  const offset = pdf.offsets.get(number);
  if (offset === undefined) throw new PdfFormatError(`Object ${number} is missing`);
  const header = /^\s*(\d+)\s+0\s+obj/.exec(Buffer.from(pdf.bytes.subarray(offset, offset + 32)).toString("latin1"));
  if (!header || Number(header[1]) !== number) throw new PdfFormatError(`Object ${number} is not where the table says`);
  return parseValue(pdf.bytes, offset + header[0].length).value;
}

/** Follows a reference, once. */
export function resolve(pdf: PdfFile, value: PdfValue | undefined): PdfValue {
  return isReference(value) ? readObject(pdf, value.reference) : (value ?? null);
}

export function readDictionary(pdf: PdfFile, value: PdfValue | undefined): PdfDictionary {
  const found = resolve(pdf, value);
  if (!isDictionary(found)) throw new PdfFormatError("A dictionary is missing");
  return found;
}

/** The number of the first free object. */
export function nextObjectNumber(pdf: PdfFile): number {
  const size = pdf.trailer.get("Size");
  if (typeof size !== "number") throw new PdfFormatError("The trailer has no size");
  return size;
}
