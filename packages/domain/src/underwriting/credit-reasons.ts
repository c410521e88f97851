import { assessCreditHistory, type CreditFinding, type CreditHistory } from "../credit/credit-history.ts";
import { reasonsFromScore } from "../credit/score-factors.ts";
import type { AdverseActionCode } from "./adverse-action-reasons.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import type { DecisionReason, Finding } from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";

const boxes: Record<CreditFinding, { readonly finding: Finding; readonly code: AdverseActionCode }> = {
  NO_FILE: { finding: "NO_CREDIT_FILE", code: "NO_CREDIT_FILE" },
  NO_SCORE: { finding: "NO_CREDIT_SCORE", code: "LIMITED_CREDIT_EXPERIENCE" },
  FEW_TRADELINES: { finding: "FEW_TRADELINES", code: "LIMITED_CREDIT_EXPERIENCE" },
  SHORT_HISTORY: { finding: "SHORT_CREDIT_HISTORY", code: "LIMITED_CREDIT_EXPERIENCE" },
  MORTGAGE_LATE: { finding: "MORTGAGE_LATE", code: "DELINQUENT_OBLIGATIONS" },
  BANKRUPTCY: { finding: "BANKRUPTCY", code: "BANKRUPTCY" },
  FORECLOSURE: { finding: "FORECLOSURE", code: "FORECLOSURE_OR_REPOSSESSION" },
};

export interface CreditAssessment {
  readonly history: CreditHistory;
  readonly reasons: readonly DecisionReason[];
  /** The score itself is below the last tier, or below what the policy lends on for such a home. */
  readonly scoreTooLow: boolean;
}

/** What the credit file says against lending. A low score speaks through its own factors: 12 CFR 1002.9(b)(2). */
export function assessCredit(input: UnderwritingInput, minScore: number, policy: LendingPolicy): CreditAssessment {
  const { credit, asOf } = input;
  const history = assessCreditHistory(credit, policy.credit, asOf);
  const reasons = history.findings.map((finding): DecisionReason => {
    return { ...boxes[finding], specify: null, numbers: numbersFor(finding, history, policy) };
  });
  if (input.liens.some((lien) => lien.inForbearance)) {
    reasons.push({
      finding: "FORBEARANCE",
      code: "OTHER",
      specify: "A loan on the property is in forbearance",
      numbers: {},
    });
  }
  const scoreTooLow = credit.score !== null && credit.score < minScore;
  if (scoreTooLow) reasons.push(...scoreReasons(input, minScore));
  return { history, reasons, scoreTooLow };
}

/** The score's factors as reasons; a bureau that sends none leaves the tradelines to speak. */
export function scoreReasons({ credit }: UnderwritingInput, minScore: number): DecisionReason[] {
  const numbers = { score: credit.score ?? 0, neededScore: minScore };
  const reasons = reasonsFromScore(credit).map(({ code, specify }): DecisionReason => {
    return { finding: "SCORE", code, specify, numbers };
  });
  if (reasons.length > 0) return reasons;
  const late = credit.tradelines.some((line) => line.latePayments.length > 0);
  return [
    { finding: "SCORE", code: late ? "DELINQUENT_OBLIGATIONS" : "LIMITED_CREDIT_EXPERIENCE", specify: null, numbers },
  ];
}

function numbersFor(finding: CreditFinding, history: CreditHistory, policy: LendingPolicy): DecisionReason["numbers"] {
  switch (finding) {
    case "FEW_TRADELINES":
      return { tradelines: history.tradelines, neededTradelines: policy.credit.minTradelines };
    case "SHORT_HISTORY":
      return { historyMonths: history.historyMonths, neededMonths: policy.credit.minHistoryMonths };
    case "BANKRUPTCY":
      return { neededMonths: policy.credit.bankruptcyMonths };
    case "FORECLOSURE":
      return { neededMonths: policy.credit.foreclosureMonths };
    default:
      return {};
  }
}
