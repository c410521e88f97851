import type { AdverseActionCode } from "../underwriting/adverse-action-reasons.ts";
import type { CreditFile, ScoreModel } from "./credit-file.ts";

/**
 * Which box of the notice says what a score factor says, by the bureaus' factor codes. A factor without a box is written under
 * "Other" in the bureau's words. 12 CFR 1002 Appendix C, item 4.
 */
const vantageScoreBoxes: Readonly<Record<string, AdverseActionCode>> = {
  "5": "DELINQUENT_OBLIGATIONS",
  "7": "DELINQUENT_OBLIGATIONS",
  "9": "DELINQUENT_OBLIGATIONS",
  "11": "DELINQUENT_OBLIGATIONS",
  "12": "LIMITED_CREDIT_EXPERIENCE",
  "14": "LIMITED_CREDIT_EXPERIENCE",
  "15": "DELINQUENT_OBLIGATIONS",
  "17": "DELINQUENT_OBLIGATIONS",
  "21": "LIMITED_CREDIT_EXPERIENCE",
  "22": "LIMITED_CREDIT_EXPERIENCE",
  "23": "LIMITED_CREDIT_EXPERIENCE",
  "85": "NUMBER_OF_RECENT_INQUIRIES",
};

const ficoBoxes: Readonly<Record<string, AdverseActionCode>> = {
  "14": "LIMITED_CREDIT_EXPERIENCE",
  "34": "DELINQUENT_OBLIGATIONS",
  "38": "DELINQUENT_OBLIGATIONS",
  "39": "DELINQUENT_OBLIGATIONS",
};

const boxesByModel: Readonly<Record<ScoreModel, Readonly<Record<string, AdverseActionCode>>>> = {
  VANTAGESCORE_3: vantageScoreBoxes,
  VANTAGESCORE_4: vantageScoreBoxes,
  FICO_8: ficoBoxes,
  FICO_9: ficoBoxes,
  FICO_10: ficoBoxes,
  FICO_10T: ficoBoxes,
  OTHER: {},
};

export interface ScoreReason {
  readonly code: AdverseActionCode;
  /** The bureau's words, for a factor without a box. */
  readonly specify: string | null;
}

/** A notice names four principal reasons at most: more rarely help. Comment 9(b)(2)-1 to 12 CFR 1002. */
export const MAX_PRINCIPAL_REASONS = 4;

/** The score's own factors as reasons, in the bureau's order, each once. A low score by itself is no reason: 12 CFR 1002.9(b)(2). */
export function reasonsFromScore({ scoreFactors, scoreModel }: CreditFile): ScoreReason[] {
  const boxes = boxesByModel[scoreModel];
  const reasons: ScoreReason[] = [];
  for (const { code, text } of scoreFactors) {
    const box = boxes[code.replace(/^0+/, "")];
    const reason = box === undefined ? { code: "OTHER" as const, specify: text } : { code: box, specify: null };
    if (!reasons.some((known) => known.code === reason.code && known.specify === reason.specify)) reasons.push(reason);
  }
  return reasons.slice(0, MAX_PRINCIPAL_REASONS);
}
