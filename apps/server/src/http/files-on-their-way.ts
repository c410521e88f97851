import type { ServerResponse } from "node:http";

interface OnItsWay {
  readonly raw: ServerResponse;
  readonly bytes: number;
}

/** Of one person's files that are being sent at the same time, in this process: six of the largest, and many of the usual ones. */
const MOST_BYTES_OF_ONE = 128 * 1024 * 1024;
const filesOf = new Map<string, Set<OnItsWay>>();

/**
 * Keeps that a file of so many bytes is on its way to somebody, until its reply is down. A file is held whole until its last byte was
 * taken: of more than one person's may hold together the one that has been on its way for longest is broken off, so that nobody fills the
 * memory by asking for files and reading none.
 */
export function countFile(who: string, raw: ServerResponse, bytes: number): void {
  const files = filesOf.get(who) ?? new Set<OnItsWay>();
  filesOf.set(who, files);
  const own: OnItsWay = { raw, bytes };
  files.add(own);
  let held = [...files].reduce((sum, file) => sum + file.bytes, 0);
  for (const oldest of files) {
    if (held <= MOST_BYTES_OF_ONE || oldest === own) break;
    files.delete(oldest);
    held -= oldest.bytes;
    oldest.raw.destroy();
  }
  raw.once("close", () => {
    files.delete(own);
    if (files.size === 0 && filesOf.get(who) === files) filesOf.delete(who);
  });
}
