import type { NotarySession } from "@gable/domain/workflow/facts/closing-facts.ts";

/** A session can be entered so long before its time. */
export const OPENS_EARLY_MS = 15 * 60_000;
/** Two wrong quizzes lock a person out for a day (rule ). */
const LOCK_MS = 86_400_000;

/** The session after somebody failed both quizzes. */
export const lockOut = (session: NotarySession, now: Date): NotarySession => ({
  ...session,
  state: "FAILED",
  reason: "questions-failed",
  failedAt: now.toISOString(),
  lockedUntil: new Date(now.getTime() + LOCK_MS).toISOString(),
});
