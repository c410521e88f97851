import { fileTypeFromBuffer } from "file-type";
import { inspectPdf } from "./inspect-pdf.ts";
import { besidePictures } from "./picture-end.ts";
import { pictureSize } from "./picture-size.ts";

/** What people may send, found by content: a name or a browser's word for it counts for nothing. */
export const acceptedMediaTypes = ["application/pdf", "image/jpeg", "image/png", "image/heic"] as const;
export type AcceptedMediaType = (typeof acceptedMediaTypes)[number];

export const MOST_PAGES = 100;

export type FileFault =
  | "empty"
  | "unsupported"
  | "damaged"
  | "password"
  | "too-many-pages"
  | "too-many-pixels"
  | "active";

export type FileFindings =
  | { readonly ok: true; readonly mediaType: AcceptedMediaType; readonly pages: number }
  | { readonly ok: false; readonly reason: FileFault };

/** Says what a file is by its content, and whether it can be taken. */
export async function inspectFile(bytes: Uint8Array): Promise<FileFindings> {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  const found = await fileTypeFromBuffer(bytes);
  const mediaType = acceptedMediaTypes.find((accepted) => accepted === found?.mime);
  if (!mediaType) return { ok: false, reason: "unsupported" };
  if (isAnotherFile(Buffer.from(bytes), mediaType)) return { ok: false, reason: "damaged" };
  if (mediaType !== "application/pdf") {
    const fault = pictureFault(Buffer.from(bytes), mediaType);
    return fault ? { ok: false, reason: fault } : { ok: true, mediaType, pages: 1 };
  }
  const { pages, reason } = await inspectPdf(bytes);
  if (reason !== null) return { ok: false, reason };
  return pages > MOST_PAGES ? { ok: false, reason: "too-many-pages" } : { ok: true, mediaType, pages };
}

/** More than any camera has; a picture that says so is made to exhaust who opens it. */
const MOST_PIXELS = 120_000_000;
const LONGEST_SIDE = 20_000;
/** What stands beside the pictures of a file that is another file as well. */
const SECOND_FILE = /%PDF-|<(?:script|html|svg|\?xml|\?php)/i;
const ARCHIVE = "PK\u0003\u0004";
/** Of an archive on one disk: whoever opens one looks for this from the end on, where a comment of the longest kind may follow it. */
const END_OF_ARCHIVE = "PK\u0005\u0006\0\0\0\0";
const LAST_OF_ARCHIVE = 22 + 0xff_ff;
/** Readers of PDFs look for a beginning so far into a file. */
const BEGINNING_OF_PDF = 1024;

/** Whether it opens as another file too, wherever in it that one stands. */
function isAnotherFile(bytes: Buffer, mediaType: AcceptedMediaType): boolean {
  const isArchive = bytes.subarray(-LAST_OF_ARCHIVE).includes(END_OF_ARCHIVE, 0, "latin1");
  return isArchive || (mediaType !== "application/pdf" && bytes.subarray(0, BEGINNING_OF_PDF).includes("%PDF-"));
}

function pictureFault(bytes: Buffer, mediaType: Exclude<AcceptedMediaType, "application/pdf">): FileFault | undefined {
  const size = pictureSize(bytes, mediaType);
  if (!size || size.width === 0 || size.height === 0) return "damaged";
  if (size.width * size.height > MOST_PIXELS || Math.max(size.width, size.height) > LONGEST_SIDE) {
    return "too-many-pixels";
  }
  const beside = besidePictures(bytes, mediaType)?.map((part) => part.toString("latin1"));
  return beside && !beside.some((part) => SECOND_FILE.test(part) || part.includes(ARCHIVE)) ? undefined : "damaged";
}
