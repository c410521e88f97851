import { addDays, type LocalDate } from "../../calendar/local-date.ts";
import { rowOf } from "../../journey/row-of.ts";
import { isWaiting, type Step } from "../../journey/steps.ts";
import type { Queue } from "../../pipeline/queues.ts";
import { queuesOf } from "../../pipeline/queues-of.ts";
import type { Outcome } from "../decide.ts";
import type { Incompleteness, LoanFile } from "../facts/facts.ts";
import type { MissingItem } from "./missing-items.ts";

/** By the row of the plan at which an application stands. */
const byRow: Readonly<Partial<Record<number, MissingItem>>> = {
  [rowOf.softCredit]: "CREDIT_FILE",
  [rowOf.home]: "ADDRESS",
  [rowOf.homeValue]: "HOME_VALUE",
  [rowOf.debts]: "DEBTS",
  [rowOf.choice]: "CHOICE",
  [rowOf.additionalInformation]: "ADDITIONAL_INFORMATION",
  [rowOf.demographics]: "DEMOGRAPHICS",
  [rowOf.summary]: "SUMMARY",
  [rowOf.submission]: "SUBMISSION",
  [rowOf.income]: "INCOME",
  [rowOf.account]: "ACCOUNT",
  [rowOf.repayment]: "WAY_OF_PAYMENT",
  [rowOf.employment]: "EMPLOYMENT",
  [rowOf.identity]: "IDENTITY",
  [rowOf.valuation]: "ACCESS_TO_HOME",
};

const byStep: Readonly<Partial<Record<Step, MissingItem>>> = {
  ASSETS_PREQUAL: "ASSETS",
  CLTV_LIEN_POSITION_REQUALIFY: "PAYING_OFF_DEBTS",
  HARD_CREDIT_LOCKED_OR_FROZEN: "CREDIT_FILE",
};

/** Here somebody of ours, or of a vendor's, has the next move. */
const ours: ReadonlySet<Step> = new Set<Step>([
  "FACTA_REVIEW",
  "CREDIT_ERROR",
  "CREDIT_MINOR",
  "DELINQUENCY_REVIEW",
  "DECLINED",
  "NAV_BPO_ORDERED",
  "NAV_BPO_PROCESSING",
]);

/** Where somebody at the lender looks at what the borrower has given, by the row that is held up by it. */
const lookedAtIn: Readonly<Partial<Record<number, Queue>>> = {
  [rowOf.softCredit]: "credit",
  [rowOf.home]: "ownership",
  [rowOf.additionalInformation]: "watchlist",
  [rowOf.submission]: "credit",
  [rowOf.income]: "income",
  [rowOf.account]: "bank-account",
  [rowOf.employment]: "employment",
  [rowOf.identity]: "identity",
};

/** Another than the borrower has the next move, though the step is one of the borrower's. */
function isWithOthers(file: LoanFile, row: number): boolean {
  const { facts } = file;
  if (row === rowOf.employment && facts.employment?.outcome === "ASKED") return true;
  return queuesOf(file).some(({ queue, move }) => queue === lookedAtIn[row] && move === "staff");
}

/** What is missing just now; empty where the next move is not the borrower's. */
export function missingOf(file: LoanFile, { row, step }: Outcome): readonly MissingItem[] {
  const { facts } = file;
  if (step !== null && (isWaiting(step) || ours.has(step))) return [];
  if (isWithOthers(file, row)) return [];
  // There is no file that the borrower could open: that is denied, not incomplete (rule ).
  if (row === rowOf.softCredit && facts.softCredit?.outcome === "NO_FILE") return [];
  if (row === rowOf.decision && step === null) return [];
  if (row === rowOf.home && facts.property?.outcome === "RECORDS_DOWN") return [];
  if (row === rowOf.home && facts.property?.outcome === "FOUND" && facts.property.parcels.length === 1)
    return ["OWNERSHIP"];
  const item = (step !== null && byStep[step]) || byRow[row];
  return item ? [item] : [];
}

/** A notice goes out on this day after the application, within the thirty days of 12 CFR 1002.9(c)(1)(ii). */
export const NOTICE_DAY = 25;
/** A reasonable time to answer (12 CFR 1002.9(c)(2)). */
const DAYS_TO_RESPOND = 30;

/** The notice that is due on a day: what is missing, and until when it may come. */
export function incompletenessOn(
  file: LoanFile,
  outcome: Outcome,
  on: LocalDate,
  at: string,
): Incompleteness | undefined {
  const missing = missingOf(file, outcome);
  if (missing.length === 0) return undefined;
  return { row: outcome.row, missing, respondBy: addDays(on, DAYS_TO_RESPOND), at };
}
