import type { FastifyReply } from "fastify";
import { countFile } from "./files-on-their-way.ts";
import { DOCUMENT_POLICY } from "./security-headers.ts";

/** A file as a reply: a handler returns it, and it is sent after the handler's transaction has ended. */
export interface FileReply {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Ours, never an uploader's; without an extension. */
  readonly name: string;
}

const extensions: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/heic": "heic",
  "audio/amr": "amr",
  "audio/mpeg": "mp3",
  "video/mp4": "mp4",
  "text/plain": "txt",
  "text/csv": "csv",
  "application/zip": "zip",
  "application/json": "json",
};

/** The ending of a file of this type; `bin` for one that is not known. */
export const endingOf = (mediaType: string): string => extensions[mediaType] ?? "bin";

/**
 * Sends a file with which the browser may do nothing but show it: PDFs in the page, everything else as a download. Its content type
 * is what its content was found to be, and is not to be guessed again (`nosniff` comes with every reply). `who`: the person, or the
 * network of somebody without an account.
 */
export function sendFile(reply: FastifyReply, { bytes, mediaType, name }: FileReply, who: string): FastifyReply {
  countFile(who, reply.raw, bytes.byteLength);
  const disposition = mediaType === "application/pdf" ? "inline" : "attachment";
  return reply
    .type(Object.hasOwn(extensions, mediaType) ? typeOf(mediaType) : "application/octet-stream")
    .header("content-disposition", `${disposition}; filename="${name}.${endingOf(mediaType)}"`)
    .header("content-security-policy", DOCUMENT_POLICY)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Of a text also how it is written, so that no browser guesses: what is given out as text was made, or found to be, UTF-8. */
const typeOf = (mediaType: string): string =>
  mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType;
