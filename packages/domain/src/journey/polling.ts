import { isTerminal, isWaiting, type Step } from "./steps.ts";

export const POLL_BASE_DELAY_MS = 500;
export const POLL_LONGEST_DELAY_MS = 2500;
export const POLL_ATTEMPTS_STABLE = 7;
export const POLL_ATTEMPTS_WAITING = 14;

/** How many times the status is asked for again while it shows `step`. Somebody's move, `null`, is as stable as a step. */
export function pollAttempts(step: Step | null): number {
  if (step === null) return POLL_ATTEMPTS_STABLE;
  if (isTerminal(step)) return 0;
  return isWaiting(step) ? POLL_ATTEMPTS_WAITING : POLL_ATTEMPTS_STABLE;
}

/** The pause before attempt `attempt`, counted from 1, in milliseconds: 500, 1000, 2000, then 2500. */
export function pollDelayMs(attempt: number): number {
  return Math.min(POLL_BASE_DELAY_MS * 2 ** (attempt - 1), POLL_LONGEST_DELAY_MS);
}

/**
 * The step to show when the attempts are used up. Work that takes longer than its attempts is UNKNOWN, which leads to
 * the time-out page; only the generation of the closing documents keeps its own screen. A stable step stays.
 */
export function stepWhenPollsAreUsedUp(step: Step | null): Step | null {
  return step !== null && isWaiting(step) && step !== "GEN_NOTE_SIGNING" ? "UNKNOWN" : step;
}
