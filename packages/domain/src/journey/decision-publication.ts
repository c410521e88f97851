import type { StatusFlags } from "../application/status.ts";
import type { PlanRow } from "./plan-rows.ts";
import { rowOf } from "./row-of.ts";

/** What underwriting knows, as far as the borrower's browser is told. */
export type UnderwritingPosition = {
  /** The first row of the plan that applies and is not done. */
  readonly row: PlanRow;
  readonly outcome: "open" | "in-review" | "assets-needed" | "declined" | "lapsed" | "decided";
  /** A later fact changed what may be offered: the new offers wait for a choice, or one of them was chosen. */
  readonly revision: "none" | "open" | "chosen";
};

type PublishedDecision = Pick<StatusFlags, "uwDecision" | "uwSubDecision">;

const decisionFrom: readonly { readonly row: PlanRow; readonly published: PublishedDecision }[] = [
  { row: rowOf.signing, published: { uwDecision: "FINAL", uwSubDecision: "FINAL_OFFER" } },
  { row: rowOf.account, published: { uwDecision: "SELECT", uwSubDecision: "VERIFIED_INCOME_MATCHED_OFFER" } },
  { row: rowOf.income, published: { uwDecision: "SELECT", uwSubDecision: "UNVERIFIED_ONBOARDING_COMPLETE" } },
  { row: rowOf.additionalInformation, published: { uwDecision: "SELECT", uwSubDecision: "UNVERIFIED_OFFER" } },
  { row: rowOf.choice, published: { uwDecision: "APPROVED", uwSubDecision: "UNVERIFIED_OFFER" } },
];

/** Decision and sub-decision under their wire names. Before row 6 only that staff decide is said. */
export function publishedDecision({ row, outcome, revision }: UnderwritingPosition): PublishedDecision {
  if (outcome === "lapsed") return { uwDecision: "INELIGIBLE", uwSubDecision: null };
  if (outcome === "in-review") return { uwDecision: "REVIEW", uwSubDecision: null };
  if (row < rowOf.decision) return { uwDecision: null, uwSubDecision: null };
  if (outcome === "declined") return { uwDecision: "DECLINE", uwSubDecision: null };
  if (outcome === "assets-needed") return { uwDecision: "ASSET_DEPLETION", uwSubDecision: "UNVERIFIED_DTI_LIMITED" };
  if (outcome === "open" || row === rowOf.decision) return { uwDecision: null, uwSubDecision: null };
  if (revision === "open") return { uwDecision: "SELECT", uwSubDecision: "VERIFIED_OFFER" };
  if (revision === "chosen" && row >= rowOf.account)
    return { uwDecision: row < rowOf.signing ? "SELECT" : "FINAL", uwSubDecision: "FINAL_OFFER" };
  const latest = decisionFrom.find((entry) => row >= entry.row);
  return latest?.published ?? { uwDecision: null, uwSubDecision: null };
}
