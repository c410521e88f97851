import type { Language } from "../language.ts";
import type { Facts } from "../workflow/facts/facts.ts";

/** Pictures may be sent so often; then a person looks. */
export const MOST_IDENTITY_ATTEMPTS = 3;

export type IdentityStanding = "NOT_STARTED" | "CHECKING" | "PASSED" | "RETRY" | "REVIEW";

/** How the check of the borrower's identity stands. */
export function identityStanding({ identityChecks }: Pick<Facts, "identityChecks">): {
  readonly state: IdentityStanding;
  readonly reason: string | null;
  /** Of a reason that a person wrote. */
  readonly writtenIn?: Language;
  readonly attemptsLeft: number;
} {
  const last = identityChecks.at(-1);
  const attemptsLeft = Math.max(0, MOST_IDENTITY_ATTEMPTS - identityChecks.length);
  if (!last) return { state: "NOT_STARTED", reason: null, attemptsLeft };
  if (!last.result) return { state: "CHECKING", reason: null, attemptsLeft };
  const { outcome, reason = null, writtenIn } = last.result;
  return { state: outcome, reason, ...(writtenIn && { writtenIn }), attemptsLeft };
}

/** Since when a person has been looking at the pictures; undefined while nobody need. */
export function underReviewSince({ identityChecks }: Pick<Facts, "identityChecks">): string | undefined {
  const result = identityChecks.at(-1)?.result;
  return result?.outcome === "REVIEW" ? result.at : undefined;
}
