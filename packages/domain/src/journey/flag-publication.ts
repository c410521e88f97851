import type { HelocApplication } from "../application/application.ts";
import { type StatusFlags, unpublishedFlags } from "../application/status.ts";
import type { PlanRow } from "./plan-rows.ts";

/**
 * When a flag is published. `from`: while the first unmet row is this one or a later one. `only`: while it is one of
 * these. `kept`: once published, also when a correction leads back to an earlier row. `always`: as soon as it is known.
 */
export type Publication =
  | { readonly from: PlanRow; readonly kept?: true }
  | { readonly only: readonly PlanRow[] }
  | "always";

/**
 * The row of the plan from which each flag is published. Flags of rows after the first unmet one are withheld even
 * where their work is already done: the client machine would send the borrower past the open row.
 */
export const flagPublication: Readonly<Record<keyof StatusFlags, Publication>> = {
  creditFrozenWithPin: { only: [2, 12] },
  propertyComplete: { only: [3] },
  datatreeNoMatch: { only: [3] },
  inquiryAttestNeeded: { from: 5 },
  inquiryAttestComplete: "always",
  condition: { from: 5 },
  liensComplete: { from: 6 },
  uwDecision: { from: 6 },
  uwSubDecision: { from: 6 },
  dtiDecline: { only: [6] },
  creditScoreDecline: { only: [6] },
  title: { from: 10 },
  disclosurelistSummaryReady: { from: 11 },
  disclosurelistSummaryComplete: { from: 12 },
  manualPaystubUpload: { from: 13 },
  manualPaystubTasksComplete: { from: 13 },
  giactAccountStatus: { from: 14 },
  employmentVerificationNeeded: { only: [16] },
  bpo: { from: 18 },
  waitingOnFloodCert: { only: [21] },
  disclosurelistClosingReady: { from: 22 },
  disclosurelistClosingComplete: { from: 23 },
  manualNotary: "always",
  disclosurelistNotaryReady: { from: 24, kept: true },
  disclosurelistNotaryComplete: { from: 25 },
  manualDeedSigningComplete: { from: 25 },
  primaryParticipantAcceptComplete: { from: 25 },
  checklistStatus: { from: 26 },
};

/** Fields of the application that the client machine reads like flags. */
export const fieldPublication = {
  payType: { from: 14 },
  coDeedStatus: "always",
  insurance: "always",
  documents: "always",
} as const satisfies Partial<Record<keyof HelocApplication, Publication>>;

/** Values that belong to one row alone, while the flag as such is published from an earlier row on. */
const valuesOfOneRow = [
  { flag: "bpo", value: "BPO_PROCESSING", row: 18 },
  { flag: "title", value: "FINAL_TITLE_PROCESSING", row: 19 },
] as const satisfies readonly { flag: keyof StatusFlags; value: string; row: PlanRow }[];

export type PlanPosition = {
  /** The first row that applies and is not done. */
  readonly row: PlanRow;
  /** The furthest that `row` has ever been. */
  readonly furthestRow: PlanRow;
  /** Somebody besides the borrower has still to sign. */
  readonly isSignerOutstanding: boolean;
};

/** Whether the status call may say the flag while the plan stands at `row` and has been as far as `furthestRow`. */
export function isPublished(
  publication: Publication,
  { row, furthestRow }: Omit<PlanPosition, "isSignerOutstanding">,
): boolean {
  if (publication === "always") return true;
  if ("only" in publication) return publication.only.includes(row);
  return (publication.kept === true ? furthestRow : row) >= publication.from;
}

/** What of the known flags the status call may say at this position; the rest reads as not published. */
export function publishFlags(known: StatusFlags, position: PlanPosition): StatusFlags {
  const names = Object.keys(flagPublication) as (keyof StatusFlags)[];
  const withheld = names.filter((flag) => isWithheld(flag, known, position));
  return { ...known, ...Object.fromEntries(withheld.map((flag) => [flag, unpublishedFlags[flag]])) };
}

function isWithheld(flag: keyof StatusFlags, known: StatusFlags, position: PlanPosition): boolean {
  // A lapse, or a wait for staff, may come in any row, and nothing but this decision tells the browser of it.
  if (flag === "uwDecision" && (known.uwDecision === "INELIGIBLE" || known.uwDecision === "REVIEW")) return false;
  if (!isPublished(flagPublication[flag], position)) return true;
  // The borrower's acceptance alone would show `complete` while a signer is missing and before insurance is asked for.
  if (flag === "primaryParticipantAcceptComplete") return position.isSignerOutstanding;
  return valuesOfOneRow.some((one) => one.flag === flag && known[flag] === one.value && position.row !== one.row);
}
