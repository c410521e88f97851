import { type StatusFlags, unpublishedFlags } from "../application/status.ts";
import { openConditions } from "../conditions/caused-conditions.ts";
import { publishedDecision } from "../journey/decision-publication.ts";
import { publishFlags } from "../journey/flag-publication.ts";
import { rowOf } from "../journey/row-of.ts";
import { failedLook } from "../valuation/failed-look.ts";
import type { Outcome } from "./decide.ts";
import type { Facts, LoanFile } from "./facts/facts.ts";
import { isDeedByHand } from "./notary/notarisation.ts";
import { floodIsSettled } from "./property/flood-papers.ts";
import { homeOf, isValueChallenged, needsPersonalValuation } from "./property/home.ts";
import { isSignerOutstanding } from "./signers/co-deed.ts";
import { debtsAreConfirmed, inquiriesAreAttested, inquiryAttestationNeeded } from "./stages/application.ts";
import { payStubsMissing } from "./stages/verification.ts";
import { isOfferStanding } from "./underwriting/decision-basis.ts";

/** The flags of the status call: what the facts say, less what the plan's row does not publish yet. */
export function publishedFlags(file: LoanFile, outcome: Outcome): StatusFlags {
  const { facts } = file;
  const { row } = outcome;
  const known: StatusFlags = {
    ...unpublishedFlags,
    liensComplete: debtsAreConfirmed(facts),
    ...decisionFlags(file, outcome),
    inquiryAttestNeeded: inquiryAttestationNeeded(facts),
    inquiryAttestComplete: facts.inquiryAttestation !== undefined && inquiriesAreAttested(facts),
    giactAccountStatus: facts.disbursementCheck?.status ?? null,
    bpo: bpoStatus(facts),
    title: titleStatus(facts),
    disclosurelistSummaryReady: facts.summaryDocuments !== undefined,
    disclosurelistSummaryComplete: facts.summarySignature !== undefined,
    disclosurelistClosingReady: facts.closingDocuments !== undefined,
    disclosurelistClosingComplete: facts.closingSignedAt !== undefined,
    disclosurelistNotaryReady: facts.notaryDocuments !== undefined,
    // Nobody accepts in a session what is signed by hand before a notary in person: its own flag says that it is done.
    disclosurelistNotaryComplete: facts.deed?.manual === false,
    primaryParticipantAcceptComplete: facts.deed?.manual === false,
    manualDeedSigningComplete: facts.deed?.manual === true,
    checklistStatus: checklistStatus(facts, row),
    employmentVerificationNeeded: row === rowOf.employment,
    propertyComplete: facts.property !== undefined,
    datatreeNoMatch: facts.property?.outcome === "RECORDS_DOWN",
    creditFrozenWithPin: (row === rowOf.softCredit ? facts.softCredit : facts.hardCredit)?.outcome === "FROZEN_PIN",
    manualPaystubUpload: facts.payStubs !== undefined && facts.incomeVerified === undefined,
    manualPaystubTasksComplete: payStubsMissing(facts) === 0,
    waitingOnFloodCert: !floodIsSettled(facts),
    manualNotary: isDeedByHand(facts),
    condition: homeOf(facts) && facts.valuation?.outcome === "VALUED" ? facts.valuation.valuation.condition : null,
  };
  return publishFlags(known, { row, furthestRow: row, isSignerOutstanding: isSignerOutstanding(facts) });
}

type DecisionFlags = Pick<StatusFlags, "uwDecision" | "uwSubDecision" | "dtiDecline" | "creditScoreDecline">;

function decisionFlags(file: LoanFile, outcome: Outcome): DecisionFlags {
  const { facts } = file;
  const { decision } = facts;
  // Whatever row it stood at, the answer is out.
  if (facts.declined)
    return { uwDecision: "DECLINE", uwSubDecision: null, dtiDecline: false, creditScoreDecline: false };
  const known = outcome.row < rowOf.decision && facts.lapsedAt === undefined ? "open" : underwritingOutcome(facts);
  const stands = awaitsStaff(file, outcome) ? "in-review" : known;
  const isFrozen = outcome.step === "HARD_CREDIT_LOCKED_OR_FROZEN" && facts.hardCredit?.outcome === "FROZEN";
  return {
    ...publishedDecision({ row: outcome.row, outcome: stands, revision: revisionOf(facts) }),
    ...(isFrozen && { uwSubDecision: "CREDIT_FROZEN" as const }),
    dtiDecline: decision?.result.flags.dtiDecline ?? false,
    creditScoreDecline: decision?.result.flags.creditScoreDecline ?? false,
  };
}

/** Stages at which staff decide once the borrower has sent what was asked for. */
const decidedByStaff: ReadonlySet<string> = new Set([
  "property",
  "additional information",
  "final title",
  "trust",
  "conditions prior to documents",
  "another application on the home",
]);

/** Whether nobody but staff can move it on: the borrower is told that, instead of standing on a page with nothing to do. */
function awaitsStaff(file: LoanFile, { stage, step }: Outcome): boolean {
  if (step !== null || !decidedByStaff.has(stage) || file.facts.property?.outcome === "RECORDS_DOWN") return false;
  return !openConditions(file).some(({ actionNeeded }) => actionNeeded);
}

function underwritingOutcome(facts: Facts): Parameters<typeof publishedDecision>[0]["outcome"] {
  if (facts.lapsedAt) return "lapsed";
  switch (facts.decision?.result.decision) {
    case undefined:
      return "open";
    case "REVIEW":
      return "in-review";
    case "ASSET_DEPLETION":
      return "assets-needed";
    case "DECLINE":
    case "INELIGIBLE":
      return "declined";
    // Paying off other debts with the line would make room: the borrower answers that first.
    case "INITIAL":
      return "open";
    default:
      return "decided";
  }
}

/** Income that was verified below what was stated opens the offers again. */
function revisionOf(facts: Facts): "none" | "open" | "chosen" {
  if (!facts.incomeVerified || facts.incomeVerified.match) return "none";
  return isOfferStanding(facts) ? "chosen" : "open";
}

function bpoStatus(facts: Facts): StatusFlags["bpo"] {
  if (!facts.valuation) return null;
  if (!needsPersonalValuation(facts) && !isValueChallenged(facts)) return "BPO_NOT_REQUIRED";
  if (facts.bpo?.status === "COMPLETE") return "BPO_COMPLETE";
  return facts.bpo && failedLook(facts) !== "borrower" ? "BPO_PROCESSING" : "BPO_REQUIRED";
}

function titleStatus(facts: Facts): StatusFlags["title"] {
  if (facts.finalTitle?.clearToClose) return "FINAL_TITLE_COMPLETE";
  if (facts.incomeVerified) return "FINAL_TITLE_PROCESSING";
  return facts.prequalTitle ? "PREQUAL_TITLE_COMPLETE" : "PREQUAL_TITLE_PROCESSING";
}

function checklistStatus(facts: Facts, row: number): StatusFlags["checklistStatus"] {
  if (row <= rowOf.rescission) return facts.rescission ? "RESCISSION" : "GEN_RESCISSION";
  return row === rowOf.recording ? "RECORDING" : "FUNDABLE";
}
