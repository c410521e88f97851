import { assessCreditHistory } from "@gable/domain/credit/credit-history.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import type { CreditOutcome } from "@gable/domain/workflow/facts/application-facts.ts";
import type { KnownCredit } from "@gable/domain/workflow/facts/credit-facts.ts";
import { grownClaims, newlySuspended } from "@gable/domain/workflow/liens/debts-asked-again.ts";
import type { CreditAnswer } from "@gable/vendors/credit-bureau/protocol.ts";
import { readBureau, readReport } from "./read-report.ts";

/** Score points by which a hard report may differ before the decision is made again (policy, below a tier's width). */
const SCORE_TOLERANCE = 10;
/** New monthly payments of so many cents in all change what may be offered. */
const PAYMENT_TOLERANCE = 5_000;

const outcomes = {
  "no-match": "NO_MATCH",
  "no-match-ssn": "NO_MATCH_SSN",
  "no-file": "NO_FILE",
  frozen: "FROZEN",
  locked: "LOCKED",
  "frozen-pin": "FROZEN_PIN",
  minor: "MINOR",
  error: "ERROR",
} as const;

/** What a bureau's answer means as a fact, in the zone of the home. `before` is the soft report that a hard one is compared with. */
export function creditOutcome(
  answer: CreditAnswer,
  policy: LendingPolicy,
  at: string,
  before: KnownCredit | undefined,
  timeZone: string,
): CreditOutcome {
  if (answer.outcome === "hit" || answer.outcome === "fraud-alert") {
    const alert = answer.outcome === "fraud-alert" ? answer.alert : null;
    const report = readReport(answer.report, alert, timeZone);
    return {
      outcome: "HIT",
      report,
      history: assessCreditHistory({ ...report, tradelines: [...report.tradelines] }, policy.credit, report.pulledOn),
      withinTolerance: before !== undefined && isWithinTolerance(before, report),
      at,
    };
  }
  return {
    outcome: outcomes[answer.outcome],
    bureau: readBureau(answer.bureau),
    at,
    ...(answer.outcome === "frozen-pin" && {
      pinRejected: answer.pinRejected,
      ...(answer.attemptsLeft !== undefined && { attemptsLeft: answer.attemptsLeft }),
    }),
  };
}

function isWithinTolerance(before: KnownCredit, now: KnownCredit): boolean {
  if (before.score === null || now.score === null) return before.score === now.score;
  const known = new Set(before.tradelines.map(({ id }) => id));
  const newDebts = now.tradelines.filter(({ id, isOpen }) => isOpen && !known.has(id));
  return (
    Math.abs(before.score - now.score) <= SCORE_TOLERANCE &&
    newDebts.length === 0 &&
    grownClaims(before, now).length === 0 &&
    newlySuspended(before, now).length === 0 &&
    paymentsOf(now) - paymentsOf(before) <= PAYMENT_TOLERANCE &&
    now.publicRecords.length <= before.publicRecords.length
  );
}

const paymentsOf = ({ tradelines }: KnownCredit): number =>
  tradelines.reduce((sum, { isOpen, monthlyPayment }) => sum + (isOpen ? (monthlyPayment ?? 0) : 0), 0);
