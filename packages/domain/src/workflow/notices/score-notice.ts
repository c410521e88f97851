import { reliedCredit } from "../credit/relied-credit.ts";
import type { Facts } from "../facts/facts.ts";

/** Which notice about credit scores is owed, and for which report or search that found none. */
export interface ScoreNotice {
  readonly kind: "CREDIT_SCORE_NOTICE" | "NO_CREDIT_SCORE_NOTICE";
  readonly basis: string;
}

/**
 * Everybody whose score is used is told it, and everybody for whom there is none is told that (12 CFR 1022.74(d), (f)), before the line is
 * opened (1022.74(d)(3)). Undefined before a bureau has answered.
 */
export function scoreNoticeOf(facts: Facts): ScoreNotice | undefined {
  const report = reliedCredit(facts)?.report;
  if (report)
    return {
      kind: report.score === null ? "NO_CREDIT_SCORE_NOTICE" : "CREDIT_SCORE_NOTICE",
      basis: report.reportId,
    };
  const { softCredit } = facts;
  return softCredit?.outcome === "NO_FILE"
    ? { kind: "NO_CREDIT_SCORE_NOTICE", basis: `no-file ${softCredit.at}` }
    : undefined;
}
