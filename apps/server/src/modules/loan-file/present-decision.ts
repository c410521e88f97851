import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { SubDecision } from "@gable/domain/application/enumerations.ts";
import { ratiosWithLine } from "@gable/domain/underwriting/ratios-with-line.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { CreditOutcome } from "@gable/domain/workflow/facts/application-facts.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { publishedFlags } from "@gable/domain/workflow/publish.ts";

/** The report that counts: the hard one once it came, before that the soft one. */
export const presentCredit = ({ hardCredit, softCredit }: Facts): LoanFileView["credit"] =>
  presentReport(hardCredit, "HARD") ?? presentReport(softCredit, "SOFT");

/** The soft report beside a hard one. */
export const presentFormerCredit = ({ hardCredit, softCredit }: Facts): LoanFileView["credit"] =>
  hardCredit?.outcome === "HIT" ? presentReport(softCredit, "SOFT") : null;

function presentReport(outcome: CreditOutcome | undefined, kind: "SOFT" | "HARD"): LoanFileView["credit"] {
  if (outcome?.outcome !== "HIT") return null;
  const { report, history } = outcome;
  return {
    kind,
    bureau: report.bureau.name,
    score: report.score,
    model: report.scoreModel,
    factors: report.scoreFactors.map(({ text }) => text),
    pulledOn: report.pulledOn,
    alert: report.alert?.kind ?? null,
    openTradelines: report.tradelines.length,
    delinquentTradelines: history.delinquentTradelines.length,
  };
}

/**
 * The last decision with its reasons and the figures that it rests on; null before there is one. How far the offer has come is what holds
 * now, as the borrower's browser is told: an offer that was made on what was said is borne out later, without being decided anew.
 */
export function presentDecision(file: LoanFile): LoanFileView["decision"] {
  const { decision, offer } = file.facts;
  if (!decision) return null;
  const { result } = decision;
  const { numbers } = result;
  const chosen = offer && ratiosWithLine(numbers, offer);
  return {
    at: decision.at,
    decision: result.decision,
    subDecision: offerStanding(file) ?? result.subDecision,
    policyVersion: result.policyVersion,
    expiresAt: decision.expiresAt,
    reasons: result.reasons.map(({ finding, code, specify, numbers: figures }) => ({
      finding,
      code,
      specify,
      numbers: figures,
    })),
    conditions: [...result.conditions],
    numbers: {
      dtiBefore: numbers.dtiBeforePercent,
      dtiAfter: numbers.dtiAfterPercent,
      dtiChosen: chosen?.dtiPercent ?? null,
      dtiLimit: numbers.maxDtiPercent,
      cltvBefore: numbers.cltvBeforePercent,
      cltvAfter: numbers.cltvAfterPercent,
      cltvChosen: chosen?.cltvPercent ?? null,
      cltvLimit: numbers.maxCltvPercent,
      otherDebts: numbers.otherDebts,
      maxPayment: numbers.maxPayment,
      minLine: numbers.minLine,
      maxLine: numbers.maxLine,
      bindingLimit: numbers.bindingLimit,
    },
  };
}

/** Null where the decision itself says it, or says more exactly what limits the offers that wait for a choice. */
function offerStanding(file: LoanFile): SubDecision | null {
  const { uwSubDecision } = publishedFlags(file, decide(file));
  return uwSubDecision === "VERIFIED_OFFER" ? null : uwSubDecision;
}

/** The offer that the borrower chose; null before. */
export function presentOffer({ offer }: Facts): LoanFileView["chosen"] {
  if (!offer) return null;
  const { termYears, ratePercent, feePercent, initialDraw, originationFee, monthlyPayment, payoffs, at } = offer;
  return {
    termYears,
    ratePercent,
    feePercent,
    initialDraw,
    originationFee,
    monthlyPayment,
    payoffs: payoffs.length,
    at,
  };
}
