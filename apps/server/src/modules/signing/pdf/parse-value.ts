import { name, type PdfValue, reference } from "./pdf-value.ts";

/** The file is not a PDF of the plain kind that this product writes. */
export class PdfFormatError extends Error {
  override readonly name = "PdfFormatError";
}

export interface Parsed {
  readonly value: PdfValue;
  /** Offset of the first byte after the value. */
  readonly end: number;
}

const space = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Buffer.from("()<>[]{}/%", "latin1"));
const maxDepth = 64;

/** Reads the value that starts at an offset, after white space. */
export function parseValue(bytes: Uint8Array, offset: number, depth = 0): Parsed {
  if (depth > maxDepth) throw new PdfFormatError("Values are nested too deeply");
  const at = skipSpace(bytes, offset);
  const character = String.fromCharCode(bytes[at] ?? 0);
  if (character === "/") return parseName(bytes, at);
  if (character === "(") return parseLiteral(bytes, at);
  if (character === "[") return parseArray(bytes, at, depth);
  if (character === "<")
    return bytes[at + 1] === 0x3c ? parseDictionary(bytes, at, depth) : parseHexadecimal(bytes, at);
  return parseWord(bytes, at);
}

/** Moves past white space and comments. */
export function skipSpace(bytes: Uint8Array, offset: number): number {
  let at = offset;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x25) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
    else if (space.has(byte)) at += 1;
    else break;
  }
  return at;
}

/** The run of ordinary characters at an offset. */
export function readWord(bytes: Uint8Array, offset: number): { readonly word: string; readonly end: number } {
  let end = offset;
  while (end < bytes.length && !space.has(bytes[end] ?? 0) && !delimiters.has(bytes[end] ?? 0)) end += 1;
  return { word: Buffer.from(bytes.subarray(offset, end)).toString("latin1"), end };
}

function parseWord(bytes: Uint8Array, at: number): Parsed {
  const { word, end } = readWord(bytes, at);
  if (word === "true" || word === "false") return { value: word === "true", end };
  if (word === "null") return { value: null, end };
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw new PdfFormatError(`Unexpected "${word}" at byte ${at}`);
  if (/^\d+$/.test(word)) {
    const next = /^\s+(\d+)\s+R(?![A-Za-z0-9])/.exec(Buffer.from(bytes.subarray(end, end + 24)).toString("latin1"));
    if (next) return { value: reference(Number(word)), end: end + next[0].length };
  }
  return { value: Number(word), end };
}

function parseName(bytes: Uint8Array, at: number): Parsed {
  const { text, end } = readName(bytes, at);
  return { value: name(text), end };
}

function readName(bytes: Uint8Array, at: number): { readonly text: string; readonly end: number } {
  const { word, end } = readWord(bytes, at + 1);
  const text = word.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return { text, end };
}

function parseArray(bytes: Uint8Array, start: number, depth: number): Parsed {
  const values: PdfValue[] = [];
  let at = skipSpace(bytes, start + 1);
  while (bytes[at] !== 0x5d) {
    if (at >= bytes.length) throw new PdfFormatError("An array does not end");
    const { value, end } = parseValue(bytes, at, depth + 1);
    values.push(value);
    at = skipSpace(bytes, end);
  }
  return { value: values, end: at + 1 };
}

function parseDictionary(bytes: Uint8Array, start: number, depth: number): Parsed {
  const entries = new Map<string, PdfValue>();
  let at = skipSpace(bytes, start + 2);
  while (!(bytes[at] === 0x3e && bytes[at + 1] === 0x3e)) {
    if (bytes[at] !== 0x2f) throw new PdfFormatError(`A dictionary needs a key at byte ${at}`);
    const key = readName(bytes, at);
    const entry = parseValue(bytes, key.end, depth + 1);
    entries.set(key.text, entry.value);
    at = skipSpace(bytes, entry.end);
  }
  return { value: entries, end: at + 2 };
}

function parseHexadecimal(bytes: Uint8Array, start: number): Parsed {
  const end = bytes.indexOf(0x3e, start);
  if (end === -1) throw new PdfFormatError("A string does not end");
  const digits = Buffer.from(bytes.subarray(start + 1, end))
    .toString("latin1")
    .replaceAll(/\s/g, "");
  if (!/^[0-9a-fA-F]*$/.test(digits)) throw new PdfFormatError(`A string has foreign characters at byte ${start}`);
  return { value: { bytes: Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex") }, end: end + 1 };
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function parseLiteral(bytes: Uint8Array, start: number): Parsed {
  const text: number[] = [];
  let open = 1;
  let at = start + 1;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x5c) {
      at += 1;
      const octal = /^[0-7]{1,3}/.exec(Buffer.from(bytes.subarray(at, at + 3)).toString("latin1"));
      const escaped = bytes[at] ?? 0;
      if (octal) {
        text.push(Number.parseInt(octal[0], 8) & 0xff);
        at += octal[0].length - 1;
      } else if (escaped === 13 && bytes[at + 1] === 10) at += 1;
      else if (escaped !== 10 && escaped !== 13) text.push(escapes[String.fromCharCode(escaped)] ?? escaped);
      continue;
    }
    if (byte === 0x28) open += 1;
    if (byte === 0x29) open -= 1;
    if (open === 0) return { value: { bytes: Uint8Array.from(text) }, end: at + 1 };
    text.push(byte);
  }
  throw new PdfFormatError("A string does not end");
}
