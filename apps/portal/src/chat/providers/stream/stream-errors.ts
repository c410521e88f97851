/** Stream's code for a request that does not fit. */
export const SPOILT = 4;

/** Codes by which Stream refuses a user: wrong key, token unknown, expired or not of this user; a channel that is not theirs. */
const refusals = new Set([2, 3, 5, 17, 40, 41, 42, 43]);

export const isRefused = (error: unknown): boolean => refusals.has(codeOf(error) ?? 0);

/** Of Stream's error; while connecting it stands within the message, as JSON. */
export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "number") return error.code;
  try {
    const { code } = JSON.parse(error.message) as { code?: unknown };
    return typeof code === "number" ? code : undefined;
  } catch {
    return undefined;
  }
}
