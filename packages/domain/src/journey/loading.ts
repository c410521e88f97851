/** The processing modal gives up after this time unless the screen says otherwise. */
export const PROCESSING_MODAL_TIMEOUT_MS = 30_000;
export const PROCESSING_PROGRESS_INTERVAL_MS = 100;

/** Specification part 1, section 9: request time-out. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** What a poor line sends: 640 kbit in a second. Whoever has no more must be able to send the largest file that is taken. */
const SLOWEST_UPLOAD_BYTES_PER_S = 80 * 1024;

/** How long a call may take to be answered, in milliseconds: the request time-out, and what a file of so many bytes needs on its way. */
export const requestTimeoutMs = (fileBytes: number): number =>
  REQUEST_TIMEOUT_MS + Math.ceil((1000 * fileBytes) / SLOWEST_UPLOAD_BYTES_PER_S);

/** A status reply younger than this is not asked for again. */
export const STATUS_STALE_MS = 250;

/** A part of portal or console that cannot be fetched makes the page reload, at most so many times in one session. */
export const MODULE_LOAD_RETRIES = 5;
