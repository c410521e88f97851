import { staffDeclineReasonOf } from "../../underwriting/staff-decline.ts";
import type { DecisionReason } from "../../underwriting/underwriting-decision.ts";
import type { LoanFile } from "../facts/facts.ts";
import { isOfAge } from "../stages/application.ts";
import { decisionStands } from "../underwriting/decision-basis.ts";

/** Credit that is denied, with the reasons that were used, weightiest first. */
export interface AdverseAction {
  /** What the denial rests on: another denial is another notice. */
  readonly basis: string;
  readonly reasons: readonly DecisionReason[];
}

/** More than four reasons rarely help the applicant (commentary to 12 CFR 1002.9(b)(2)). */
const MOST_REASONS = 4;

const noFile: DecisionReason = { finding: "NO_CREDIT_FILE", code: "NO_CREDIT_FILE", specify: null, numbers: {} };
const notOfAge: DecisionReason = {
  finding: "NOT_OF_AGE",
  code: "OTHER",
  specify: "You are not of legal age to enter into a binding contract",
  numbers: {},
};

/** Whether, and why, the application is denied as it stands. 12 CFR 1002.9(a)(1), (b)(2). */
export function adverseActionOf(file: LoanFile): AdverseAction | undefined {
  const { facts } = file;
  const { softCredit, decision } = facts;
  if (facts.withdrawn || facts.rescinded || facts.lapsedAt) return undefined;
  const isMinor = softCredit?.outcome === "MINOR" || (facts.answers.birthDate !== undefined && !isOfAge(file));
  const [declinedFor, ...more] = facts.declined?.reasons ?? [];
  // Told already, when the bureau said it.
  const isToldMinor = isMinor && declinedFor === "NOT_OF_AGE" && more.length === 0;
  if (facts.declined && !isToldMinor)
    return { basis: facts.declined.uuid, reasons: facts.declined.reasons.map(staffDeclineReasonOf) };
  if (isMinor && facts.answers.home) return { basis: "minor", reasons: [notOfAge] };
  // Until the thirty days are nearly over, the borrower may correct what the bureau was asked with.
  if (softCredit?.outcome === "NO_FILE" && facts.actionDue) {
    return { basis: `no-file ${softCredit.at}`, reasons: [noFile] };
  }
  if (!decision || !decisionStands(file)) return undefined;
  if (decision.result.decision !== "DECLINE" && decision.result.decision !== "INELIGIBLE") return undefined;
  return { basis: decision.uuid, reasons: withoutRepetition(decision.result.reasons).slice(0, MOST_REASONS) };
}

/** Several findings may stand for one box of the form; the letter names it once. */
function withoutRepetition(reasons: readonly DecisionReason[]): readonly DecisionReason[] {
  const seen = new Set<string>();
  return reasons.filter(({ code, specify }) => {
    const said = specify ?? code;
    const isNew = !seen.has(said);
    seen.add(said);
    return isNew;
  });
}
