/** The loader is taken away this long after loading has stopped, so that short gaps do not flicker. */
export const LOADER_HIDE_DELAY_MS = 300;

/** The processing modal gives up after this time unless the screen says otherwise. */
export const PROCESSING_MODAL_TIMEOUT_MS = 30_000;
export const PROCESSING_PROGRESS_INTERVAL_MS = 100;

/** Specification part 1, section 9: request time-out. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** A status reply younger than this is not asked for again. */
export const STATUS_STALE_MS = 250;

/** A part of the portal that cannot be fetched makes the page reload, at most so many times in one session. */
export const MODULE_LOAD_RETRIES = 5;
