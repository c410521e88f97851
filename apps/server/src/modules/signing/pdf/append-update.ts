import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { nextObjectNumber, type PdfFile } from "./pdf-file.ts";
import { isArray, name, type PdfStream, type PdfValue, writeValue } from "./pdf-value.ts";

export type ChangedObjects = ReadonlyMap<number, PdfValue | PdfStream>;

/** The file with an update appended, and where each changed object begins. */
export interface Updated {
  readonly bytes: Uint8Array;
  readonly offsets: ReadonlyMap<number, number>;
}

/** Appends new versions of objects; not one byte of what is there changes (ISO 32000-1, 7.5.6). */
export function appendUpdate(pdf: PdfFile, changes: ChangedObjects): Updated {
  const parts: Uint8Array[] = [pdf.bytes];
  let length = pdf.bytes.length;
  const append = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? Buffer.from(part, "latin1") : part;
    parts.push(bytes);
    length += bytes.length;
  };
  if (pdf.bytes.at(-1) !== 0x0a) append("\n");
  const offsets = new Map<number, number>();
  for (const [number, value] of [...changes].toSorted(([a], [b]) => a - b)) {
    offsets.set(number, length);
    append(`${number} 0 obj\n`);
    if (isStream(value)) appendStream(value, append);
    else append(writeValue(value));
    append("\nendobj\n");
  }
  const tableOffset = length;
  const trailer = new Map(pdf.trailer);
  trailer.set("Size", Math.max(nextObjectNumber(pdf), ...[...changes.keys()].map((number) => number + 1)));
  trailer.set("Prev", pdf.tableOffset);
  trailer.set("ID", fileIdentifier(pdf, parts));
  append(`xref\n${writeTable(offsets)}trailer\n${writeValue(trailer)}\nstartxref\n${tableOffset}\n%%EOF\n`);
  return { bytes: new Uint8Array(Buffer.concat(parts)), offsets };
}

function isStream(value: PdfValue | PdfStream): value is PdfStream {
  return typeof value === "object" && value !== null && "data" in value;
}

function appendStream(stream: PdfStream, append: (part: string | Uint8Array) => void): void {
  const data = deflateSync(stream.data);
  const entries = new Map(stream.dictionary).set("Filter", name("FlateDecode")).set("Length", data.length);
  append(`${writeValue(entries)}\nstream\n`);
  append(data);
  append("\nendstream");
}

/** One subsection for each run of consecutive numbers; every entry is exactly twenty bytes. */
function writeTable(offsets: ReadonlyMap<number, number>): string {
  const sorted = [...offsets].toSorted(([a], [b]) => a - b);
  let text = "";
  for (let start = 0; start < sorted.length; ) {
    const first = sorted[start]?.[0] ?? 0;
    let end = start;
    while (sorted[end]?.[0] === first + end - start) end += 1;
    text += `${first} ${end - start}\n`;
    for (const [, offset] of sorted.slice(start, end)) text += `${String(offset).padStart(10, "0")} 00000 n \n`;
    start = end;
  }
  return text;
}

/** The first identifier stays, the second follows the content (14.4). */
function fileIdentifier(pdf: PdfFile, parts: readonly Uint8Array[]): PdfValue {
  const old = pdf.trailer.get("ID");
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  const changed = { bytes: hash.digest().subarray(0, 16) };
  return [isArray(old) ? (old[0] ?? changed) : changed, changed];
}
