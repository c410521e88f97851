import type { Instant } from "../../calendar/zoned-time.ts";
import type { Outcome } from "../decide.ts";
import type { CreditOutcome } from "../facts/application-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";

/** The bureau is asked again so often by one borrower; then a person helps. */
export const MOST_ATTEMPTS = 3;
/** A PIN may be mistyped once more: the bureau itself counts. */
const MOST_PIN_ATTEMPTS = 5;

export interface OpenPull {
  readonly outcome: CreditOutcome | undefined;
  /** How often it was asked again. */
  readonly attempts: number;
  readonly hard: boolean;
}

/** Which pull stands open: the hard one once the application is submitted and its soft report is on file. */
export function openPull(facts: Facts): OpenPull {
  const { softCredit, softCreditAttempts, hardCredit, hardCreditAttempts } = facts;
  return facts.submittedAt !== undefined && softCredit?.outcome === "HIT"
    ? { outcome: hardCredit, attempts: hardCreditAttempts, hard: true }
    : { outcome: softCredit, attempts: softCreditAttempts, hard: false };
}

/** How often the borrower may still have the bureau asked again. */
export function checksLeft(facts: Facts): number {
  const { outcome, attempts } = openPull(facts);
  return Math.max(0, (outcome?.outcome === "FROZEN_PIN" ? MOST_PIN_ATTEMPTS : MOST_ATTEMPTS) - attempts);
}

/** Whether the bureau was asked and gave no report. */
export const isCheckOpen = (facts: Facts): boolean => {
  const { outcome } = openPull(facts);
  return outcome !== undefined && outcome.outcome !== "HIT";
};

/** The facts with which the plan asks the bureau once more. */
export function askedAgain(facts: Facts): { readonly [K in keyof Facts]?: Facts[K] | undefined } {
  const { attempts, hard } = openPull(facts);
  return hard
    ? { hardCredit: undefined, hardCreditAttempts: attempts + 1 }
    : { softCredit: undefined, softCreditAttempts: attempts + 1 };
}

/**
 * Since when a person has to look at the credit file: the bureau could make no report, knows a minor, or was asked as often as a
 * borrower may; or the borrower's own birth date makes them a minor.
 */
export function creditDeskSince({ facts, createdAt }: LoanFile, { step }: Pick<Outcome, "step">): Instant | undefined {
  const { outcome } = openPull(facts);
  if (outcome === undefined) return step === "CREDIT_MINOR" ? (facts.receivedAt ?? createdAt) : undefined;
  if (outcome.outcome === "HIT") return undefined;
  const isForPerson = step === "CREDIT_ERROR" || step === "CREDIT_MINOR" || checksLeft(facts) === 0;
  return isForPerson ? outcome.at : undefined;
}
