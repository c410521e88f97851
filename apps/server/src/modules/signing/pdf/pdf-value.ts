/** The objects of ISO 32000-1, 7.3, as far as our own documents use them. */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary
  | PdfVerbatim;

export interface PdfName {
  readonly name: string;
}

export interface PdfString {
  readonly bytes: Uint8Array;
}

/** An indirect reference; every object has generation 0. */
export interface PdfReference {
  readonly reference: number;
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** Text written as it stands, for places whose length must be known in advance. */
export interface PdfVerbatim {
  readonly verbatim: string;
}

/** A dictionary with bytes, to be written compressed. */
export interface PdfStream {
  readonly dictionary: PdfDictionary;
  readonly data: Uint8Array;
}

export const name = (text: string): PdfName => ({ name: text });
export const reference = (number: number): PdfReference => ({ reference: number });
export const dictionary = (entries: Readonly<Record<string, PdfValue>>): PdfDictionary =>
  new Map(Object.entries(entries));

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const isReference = (value: PdfValue | undefined): value is PdfReference => hasKey(value, "reference");
export const isName = (value: PdfValue | undefined): value is PdfName => hasKey(value, "name");
export const isString = (value: PdfValue | undefined): value is PdfString => hasKey(value, "bytes");
export const isArray = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

function hasKey(value: PdfValue | undefined, key: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}

/** Text for people: UTF-16 with a byte order mark (7.9.2.2). */
export function textString(text: string): PdfString {
  return { bytes: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, "utf16le").swap16()]) };
}

/** The text of a string, in UTF-16 where it says so and otherwise one byte a character. */
export function readText(value: PdfString): string {
  const bytes = Buffer.from(value.bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0) {
    return Buffer.from(bytes.subarray(2)).swap16().toString("utf16le");
  }
  return bytes.toString("latin1");
}

/** `D:20261120150405Z`, the form of a date in PDF (7.9.4), in UTC. */
export function dateString(instant: Date): PdfString {
  const digits = instant.toISOString().replaceAll(/\D/g, "").slice(0, 14);
  return { bytes: Buffer.from(`D:${digits}Z`, "latin1") };
}

/** Writes a value as a PDF file shows it. */
export function writeValue(value: PdfValue): string {
  if (value === null) return "null";
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return writeNumber(value);
  if (isDictionary(value)) {
    return `<<${[...value].map(([key, entry]) => `/${escapeName(key)} ${writeValue(entry)}`).join(" ")}>>`;
  }
  if (isArray(value)) return `[${value.map(writeValue).join(" ")}]`;
  if (isName(value)) return `/${escapeName(value.name)}`;
  if (isReference(value)) return `${value.reference} 0 R`;
  if (isString(value)) return `<${Buffer.from(value.bytes).toString("hex")}>`;
  return value.verbatim;
}

export function writeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`A PDF cannot hold the number ${value}`);
  return String(Math.round(value * 10_000) / 10_000);
}

function escapeName(text: string): string {
  return text.replaceAll(
    /[^!-~]|[#()<>[\]{}/%]/g,
    (character) => `#${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
}
