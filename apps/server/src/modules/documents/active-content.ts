import { constants, inflateSync } from "node:zlib";

/** `/JavaScript`, also where it is spelled `/J#61vaScript`. */
const named = (...names: readonly string[]): RegExp => {
  const spelled = names.map((name) => Array.from(name, spellings).join(""));
  return new RegExp(`/(?:${spelled.join("|")})(?![A-Za-z0-9])`);
};

function spellings(letter: string): string {
  const [high = "", low = ""] = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|#${high}[${low}${low.toUpperCase()}])`;
}

/**
 * What a PDF can do by itself: run scripts, start programs, send forms, play films, bring other files, or have its reader fetch one, and so
 * tell another computer the name and the hashed password of who reads it.
 */
const ACTIVE = named(
  "JavaScript",
  "XFA",
  "GoToR",
  "GoToE",
  "Movie",
  "Sound",
  "Rendition",
  "Launch",
  "RichMedia",
  "ImportData",
  "SubmitForm",
  "EmbeddedFile",
  "EmbeddedFiles",
  "FileAttachment",
);
const PACKED = named("ObjStm");
const ENCRYPTED = named("Encrypt");
/** How every writer of packed objects describes them. Told otherwise, a reader might see what is not searched here. */
const PLAINLY_PACKED =
  /^<<(?:[\s[\]]|\/(?:Type|ObjStm|N|First|Length|Extends|Filter|FlateDecode)(?![^\s[\]<>/])|\d+(?: +\d+ +R)?(?!\w))*>>$/;
const FILTERS = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/;
const LONGEST_DESCRIPTION = 4096;

/** Of one packed stream, and of all of them, in bytes unpacked: nobody's statement holds more. */
const LARGEST_STREAM = 8_000_000;
const MOST_UNPACKED = 32_000_000;

/**
 * Whether a PDF holds more than pages. What a name says is looked for in the whole file, whatever stands around it, and
 * in the objects that are packed; the packed contents of pages are not searched. What cannot be searched counts as
 * active. Takes time in proportion to the size of the file.
 */
export function hasActiveContent(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  if (ACTIVE.test(text)) return true;
  if (!PACKED.test(text)) return false;
  if (ENCRYPTED.test(text)) return true;
  // Descriptions and packed objects stand one behind the other: together they are no longer than the file.
  let effort = text.length + LONGEST_DESCRIPTION;
  let room = MOST_UNPACKED;
  // Readers start at any "obj" that a table points to, be it in a comment or within another object.
  for (let at = text.indexOf("obj"); at !== -1; at = text.indexOf("obj", at + 3)) {
    const { start, end } = description(text, at + 3, at + 3 + effort);
    effort -= end - at;
    if (effort <= 0) return true;
    if (start === end || !PACKED.test(text.slice(start, end))) continue;
    const objects = unpacked(bytes, text, start, end, Math.min(LARGEST_STREAM, room));
    if (!objects || ACTIVE.test(objects.text)) return true;
    effort -= objects.read;
    room -= objects.text.length;
    if (effort <= 0 || room <= 0) return true;
  }
  return false;
}

const BLANK = /(?:[\s\0]+|%[^\r\n]*)*/y;

/** Where the description of the object that begins there starts and ends; an empty piece when it has none. */
function description(text: string, from: number, limit: number): { readonly start: number; readonly end: number } {
  BLANK.lastIndex = from;
  BLANK.exec(text);
  const start = BLANK.lastIndex;
  if (!text.startsWith("<<", start)) return { start, end: start };
  let depth = 0;
  let at = start;
  const last = Math.min(text.length, limit);
  while (at < last) {
    const letter = text[at];
    const doubled = (letter === "<" || letter === ">") && text[at + 1] === letter;
    if (doubled) depth += letter === "<" ? 1 : -1;
    at = doubled ? at + 2 : endOfPiece(text, at);
    if (depth === 0) break;
  }
  return { start, end: at };
}

/** Strings and comments are told apart so that nothing in them is taken for the end of what they stand in. */
function endOfPiece(text: string, at: number): number {
  const letter = text[at];
  if (letter === "(") return endOfString(text, at);
  if (letter === "<") return behind(text, text.indexOf(">", at));
  if (letter !== "%") return at + 1;
  BLANK.lastIndex = at;
  BLANK.exec(text);
  return BLANK.lastIndex;
}

const behind = (text: string, found: number): number => (found === -1 ? text.length : found + 1);

/** Behind the bracket that closes a string; brackets in it are in pairs, or behind a backslash. */
function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === "\\") at += 1;
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** The objects of a packed stream, and how many bytes they took in the file; undefined when nobody can say. */
function unpacked(
  bytes: Buffer,
  text: string,
  start: number,
  end: number,
  room: number,
): { readonly text: string; readonly read: number } | undefined {
  if (end - start > LONGEST_DESCRIPTION) return undefined;
  const said = text.slice(start, end);
  const opening = /^[\s\0]*stream(?:\r\n|\n|\r)/.exec(text.slice(end, end + 100));
  if (!PLAINLY_PACKED.test(said) || !opening) return undefined;
  const filters = said.match(/Filter|FlateDecode/g) ?? [];
  // What is not compressed stands in the file as it is, and was searched there.
  if (filters.length === 0) return { text: "", read: 0 };
  if (filters.length !== 2 || !FILTERS.test(said)) return undefined;
  try {
    const { buffer, engine } = inflateSync(bytes.subarray(end + opening[0].length), {
      maxOutputLength: room,
      finishFlush: constants.Z_SYNC_FLUSH,
      info: true,
    }) as unknown as { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } };
    return { text: buffer.toString("latin1"), read: engine.bytesWritten };
  } catch {
    return undefined;
  }
}
