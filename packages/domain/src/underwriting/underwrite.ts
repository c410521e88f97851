import type { Decision, SubDecision } from "../application/enumerations.ts";
import { MAX_PRINCIPAL_REASONS } from "../credit/score-factors.ts";
import { compareRates } from "../money/rate.ts";
import { quoteOffer } from "../offers/offer.ts";
import { unitsOf } from "../offers/price-line.ts";
import { payoffCash } from "./borrower-budget.ts";
import { assessCredit, scoreReasons } from "./credit-reasons.ts";
import { decisionNumbers } from "./decision-numbers.ts";
import { hardStops } from "./hard-stops.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import { type LineProspects, lineProspects } from "./line-prospects.ts";
import { noOfferReason } from "./no-offer-reason.ts";
import { needsConditionReview, propertyReasons } from "./property-reasons.ts";
import { equityLoanOpen, equityLoanYear, openEquityLoans } from "./texas-equity-loans.ts";
import type {
  DecisionReason,
  UnderwritingCondition,
  UnderwritingDecision,
  WinbackCandidate,
} from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";
import { winbackCandidates } from "./winback.ts";

interface Verdict {
  readonly decision: Decision;
  readonly subDecision: SubDecision | null;
  readonly reasons: readonly DecisionReason[];
  readonly winback?: readonly WinbackCandidate[];
  readonly dtiDecline?: boolean;
  readonly creditScoreDecline?: boolean;
}

/**
 * The lending decision: pure, so the stored input and policy give the same answer again. Throws RangeError when the policy
 * has no figures for the year of `asOf`.
 */
export function underwrite(input: UnderwritingInput, policy: LendingPolicy): UnderwritingDecision {
  const prospects = lineProspects(input, policy);
  const minScore = minScoreFor(input, policy);
  const credit = assessCredit(input, minScore, policy);
  const delinquencyReview = credit.history.delinquentTradelines.length > 0 && !input.clearances.delinquency;
  const selectionStands = doesSelectionStand(input, prospects);
  const verdict = judge(input, prospects, policy, {
    stops: hardStops(input),
    declines: [...credit.reasons, ...propertyReasons(input, policy), ...equityLoanYear(input)],
    creditScoreDecline: credit.scoreTooLow,
    delinquencyReview,
    selectionStands,
    priceReasons: () => scoreReasons(input, minScore),
  });
  const isOffering = verdict.decision === "APPROVED";
  return {
    decision: verdict.decision,
    subDecision: verdict.subDecision,
    reasons: verdict.reasons.slice(0, MAX_PRINCIPAL_REASONS),
    offers: isOffering ? prospects.fitted.offers : [],
    refused: prospects.fitted.refused,
    conditions: isOffering ? conditionsOf(input, credit.history.openRecords.length, policy) : [],
    winback: verdict.winback ?? [],
    flags: {
      dtiDecline: verdict.dtiDecline ?? false,
      creditScoreDecline: verdict.creditScoreDecline ?? false,
      inquiryAttestationNeeded: credit.history.inquiryAttestationNeeded && input.attestedDebts === null,
      delinquencyReview: verdict.decision === "REVIEW" && delinquencyReview,
    },
    selectionStands: isOffering && selectionStands,
    numbers: decisionNumbers(input, prospects, policy),
    policyVersion: policy.version,
    rateSheetId: policy.rateSheet.id,
    aporAsOf: prospects.aporAsOf,
  };
}

interface Findings {
  readonly stops: readonly DecisionReason[];
  readonly declines: readonly DecisionReason[];
  readonly creditScoreDecline: boolean;
  readonly delinquencyReview: boolean;
  readonly selectionStands: boolean;
  readonly priceReasons: () => readonly DecisionReason[];
}

/** The order of gates: licence, credit and property, what a person must see, liens and equity, price, budget, offer. */
function judge(input: UnderwritingInput, prospects: LineProspects, policy: LendingPolicy, findings: Findings): Verdict {
  if (findings.stops.length > 0) return { decision: "INELIGIBLE", subDecision: null, reasons: findings.stops };
  if (findings.declines.length > 0) {
    const { declines: reasons, creditScoreDecline } = findings;
    return { decision: "DECLINE", subDecision: null, reasons, creditScoreDecline };
  }
  if (findings.delinquencyReview) return review("DELINQUENCY", "DELINQUENT_OBLIGATIONS");
  if (needsConditionReview(input)) return review("PROPERTY_CONDITION", "COLLATERAL_NOT_SUFFICIENT");
  const equityLoans = openEquityLoans(input);
  if (equityLoans.length > 0) return withEquityLoans(input, policy, equityLoans);
  if (prospects.fitted.offers.length > 0) {
    return { decision: "APPROVED", subDecision: offerStage(input, prospects, findings.selectionStands), reasons: [] };
  }
  return withoutOffer(input, prospects, policy, findings);
}

/** Another equity loan is on a Texas homestead: this line pays it off, or there is none. */
function withEquityLoans(input: UnderwritingInput, policy: LendingPolicy, open: readonly string[]): Verdict {
  const reasons = [equityLoanOpen(open)];
  if (wouldOfferOnceShown(input, policy)) return review("LIEN_TO_BE_SHOWN", "OTHER");
  const winback = winbackCandidates(input, policy);
  return { decision: winback.length > 0 ? "INITIAL" : "DECLINE", subDecision: null, reasons, winback };
}

function withoutOffer(
  input: UnderwritingInput,
  prospects: LineProspects,
  policy: LendingPolicy,
  { priceReasons }: Findings,
): Verdict {
  const reason = noOfferReason(input, prospects, policy);
  if (wouldOfferOnceShown(input, policy)) return review("LIEN_TO_BE_SHOWN", reason.code);
  switch (reason.finding) {
    case "LIEN_POSITION":
    case "EQUITY": {
      const winback = winbackCandidates(input, policy);
      const decision = winback.length > 0 ? "INITIAL" : "DECLINE";
      return { decision, subDecision: null, reasons: [reason], winback };
    }
    case "PAYMENT_ROOM":
    case "NO_INCOME":
    case "RESERVES": {
      const reasons = [reason];
      const isVerified = input.applicant.verifiedAnnualIncome !== null;
      const subDecision = isVerified ? "VERIFIED_DTI_LIMITED" : "UNVERIFIED_DTI_LIMITED";
      if (input.applicant.depletionAssets === null) return { decision: "ASSET_DEPLETION", subDecision, reasons };
      return { decision: "DECLINE", subDecision, reasons, dtiDecline: true };
    }
    case "NO_RATE_TO_COMPARE":
      return { decision: "ERROR", subDecision: null, reasons: [reason] };
    case "PRICE":
    case "HIGH_COST":
      return { decision: "DECLINE", subDecision: null, reasons: [reason, ...priceReasons()] };
    default:
      return { decision: "DECLINE", subDecision: null, reasons: [reason] };
  }
}

/** Debts that the borrower says are smaller or gone are all that stands in the way: a person reads the papers before anything is refused. */
function wouldOfferOnceShown(input: UnderwritingInput, policy: LendingPolicy): boolean {
  if (!input.liens.some(({ saidBalance }) => saidBalance !== undefined)) return false;
  const liens = input.liens.flatMap(({ saidBalance, ...lien }) => {
    if (saidBalance === undefined) return [lien];
    return saidBalance === 0 ? [] : [{ ...lien, balance: saidBalance }];
  });
  const shown = { ...input, liens };
  return openEquityLoans(shown).length === 0 && lineProspects(shown, policy).fitted.offers.length > 0;
}

function review(
  finding: "DELINQUENCY" | "PROPERTY_CONDITION" | "LIEN_TO_BE_SHOWN",
  code: DecisionReason["code"],
): Verdict {
  return { decision: "REVIEW", subDecision: null, reasons: [{ finding, code, specify: null, numbers: {} }] };
}

/** How far the offer has come: on stated income, borne out by proof, or revised by it. */
function offerStage(input: UnderwritingInput, prospects: LineProspects, selectionStands: boolean): SubDecision {
  if (input.applicant.verifiedAnnualIncome === null) return "UNVERIFIED_OFFER";
  if (selectionStands) return "VERIFIED_INCOME_MATCHED_OFFER";
  const wasAffordable = prospects.priced.offers.some((offer) => holdsSelection(input, offer));
  if (!wasAffordable) return "VERIFIED_OFFER";
  const leansOnAssets = prospects.budget.depletionIncome > 0 || prospects.room.bindingTest === "RESERVES";
  return leansOnAssets ? "VERIFIED_RESERVE_LIMITED" : "VERIFIED_DTI_LIMITED";
}

/** The line chosen earlier is still offered, at a rate that is no higher. */
function doesSelectionStand(input: UnderwritingInput, { fitted }: LineProspects): boolean {
  return input.selection === null || fitted.offers.some((offer) => holdsSelection(input, offer));
}

function holdsSelection({ selection }: UnderwritingInput, offer: LineProspects["fitted"]["offers"][number]): boolean {
  if (selection === null) return true;
  if (offer.termYears !== selection.termYears || compareRates(offer.feePercent, selection.feePercent) !== 0) {
    return false;
  }
  const quote = quoteOffer(offer, selection.totalLine);
  return quote !== null && compareRates(quote.ratePercent, selection.ratePercent) <= 0;
}

function conditionsOf(input: UnderwritingInput, openRecords: number, policy: LendingPolicy): UnderwritingCondition[] {
  const needsReserves = policy.income.reserveMonths[input.property.occupancy] > 0;
  return [
    ...(openRecords > 0 ? (["OPEN_JUDGMENT_OR_TAX_LIEN_PAID"] as const) : []),
    ...(needsReserves && input.applicant.reserves === null ? (["RESERVES_SHOWN"] as const) : []),
    ...(payoffCash(input) > 0 ? (["PAYOFFS_AT_CLOSING"] as const) : []),
  ];
}

/** The lowest score the policy lends on for such a home. */
export function minScoreFor({ property }: UnderwritingInput, { eligibility }: LendingPolicy): number {
  const scores = eligibility.tiers
    .filter((tier) => tier.maxCltvPercent[property.occupancy] !== null)
    .map((tier) => tier.minScore);
  const lowest = Math.min(...scores);
  return unitsOf(property.propertyType) === 2 ? Math.max(lowest, eligibility.duplex.minScore) : lowest;
}
