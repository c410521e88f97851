import { isWaiting, type Step } from "./steps.ts";

/** Steps at which the lender, or somebody whom it has asked, has the move, beside those at which the server works. */
const lendersSteps: ReadonlySet<Step> = new Set<Step>([
  "ATTORNEY_REVIEW",
  "CREDIT_ERROR",
  "CREDIT_MINOR",
  "DIRECT_DEBT_PAYOFF",
  "FACTA_REVIEW",
  "FINAL_TITLE_ORDERED",
  "FINAL_TITLE_PROCESSING",
  "FUNDABLE",
  "FUNDING_DECISION",
  "GEN_CLOSING_DISCLOSURES",
  "GEN_NOTARY_DISCLOSURES",
  "GEN_RESCISSION",
  "NAV_BPO_ORDERED",
  "NAV_BPO_PROCESSING",
  "NAV_RESI_EVAL_ORDERED",
  "NAV_RESI_EVAL_PROCESSING",
  "NOTARY_WAITING_PERIOD",
  "PAYOFF_REQUEST_PENDING",
  "RECORDING",
  "RESCISSION",
  "UNKNOWN",
]);

/** Whether the application goes on from a step without the borrower. */
export const isLendersMove = (step: Step | null): boolean =>
  step !== null && (isWaiting(step) || lendersSteps.has(step));
