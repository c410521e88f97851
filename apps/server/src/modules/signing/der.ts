// DER (ITU-T X.690), as far as our signatures need it. Written straight down: to parse the same two certificates into objects and to
// write them out again took most of the time of a seal.

const TAG = { integer: 0x02, octets: 0x04, identifier: 0x06, sequence: 0x30, set: 0x31 } as const;

export const sequence = (...parts: readonly Uint8Array[]): Buffer => element(TAG.sequence, parts);
export const set = (...parts: readonly Uint8Array[]): Buffer => element(TAG.set, parts);
export const octets = (bytes: Uint8Array): Buffer => element(TAG.octets, [bytes]);
/** A whole number under 128. */
export const smallInteger = (value: number): Buffer => element(TAG.integer, [Buffer.of(value)]);
/** `[place]`, constructed. */
export const tagged = (place: number, ...parts: readonly Uint8Array[]): Buffer => element(0xa0 + place, parts);

/** "1.2.840.113549.1.7.2" */
export function objectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split(".").map(Number);
  return element(TAG.identifier, [Buffer.from([first * 40 + second, ...others].flatMap(inSevens))]);
}

/** Seven bits to a byte, the last one without its high bit. */
function inSevens(number: number): number[] {
  const bytes = [number % 128];
  for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(128 + (rest % 128));
  return bytes;
}

function element(tag: number, parts: readonly Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(length)]), ...parts]);
}

function lengthBytes(length: number): number[] {
  if (length < 128) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  return [128 + bytes.length, ...bytes];
}

/** The elements inside an element, each with its tag and length. Throws RangeError where one runs over its end. */
export function childrenOf(bytes: Uint8Array): Uint8Array[] {
  const children: Uint8Array[] = [];
  for (let at = bytes.length - contentLength(bytes); at < bytes.length; ) {
    const rest = bytes.subarray(at);
    const length = headerLength(rest) + contentLength(rest);
    if (length > rest.length) throw new RangeError("A DER element is longer than what holds it");
    children.push(rest.subarray(0, length));
    at += length;
  }
  return children;
}

const headerLength = (bytes: Uint8Array): number => 2 + ((bytes[1] ?? 0) < 128 ? 0 : (bytes[1] ?? 0) - 128);

function contentLength(bytes: Uint8Array): number {
  const first = bytes[1] ?? 0;
  if (first < 128) return first;
  return bytes.subarray(2, headerLength(bytes)).reduce((sum, byte) => sum * 256 + byte, 0);
}
