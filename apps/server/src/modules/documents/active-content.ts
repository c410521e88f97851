import { inflateSync } from "node:zlib";

/** What a PDF can do by itself: run scripts, start programs, send forms, bring other files. */
const ACTIVE = /\/(JavaScript|JS|Launch|RichMedia|ImportData|SubmitForm|EmbeddedFiles?)(?![A-Za-z0-9])/;
const STREAM = /\/ObjStm\b/;
/** Larger, it is not unpacked: nobody's statement is. */
const LARGEST_STREAM = 8_000_000;

/** Whether a PDF holds more than pages: looked for in its objects, also those that are packed. Page contents are not searched. */
export function hasActiveContent(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  let from = 0;
  let outside = "";
  for (;;) {
    const start = text.indexOf("stream", from);
    if (start === -1) break;
    const end = text.indexOf("endstream", start);
    outside += text.slice(from, start);
    if (STREAM.test(text.slice(text.lastIndexOf("obj", start), start))) outside += unpacked(bytes, text, start, end);
    from = end === -1 ? text.length : end + "endstream".length;
  }
  return ACTIVE.test(plainNames(outside + text.slice(from)));
}

function unpacked(bytes: Buffer, text: string, start: number, end: number): string {
  const first = start + "stream".length + (text.startsWith("\r\n", start + "stream".length) ? 2 : 1);
  try {
    return inflateSync(bytes.subarray(first, end === -1 ? bytes.length : end), {
      maxOutputLength: LARGEST_STREAM,
    }).toString("latin1");
  } catch {
    // Damaged or too large: the reader of the pages says so.
    return "";
  }
}

/** `/J#61vaScript` is `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
