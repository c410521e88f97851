import type { MadeOffer } from "./decision-record.ts";
import type { Facts, LoanFile } from "./facts/facts.ts";
import { homeOf, valueOf } from "./home.ts";

/**
 * What a decision depends on, as one text: while it is the same, the decision stands. Facts that a decision may not read
 * (demographic answers above all) are not in it.
 */
export function decisionBasis({ facts }: LoanFile): string {
  return JSON.stringify([
    facts.answers.employmentType,
    facts.answers.annualIncome,
    facts.answers.otherIncome,
    facts.incomeVerified && !facts.incomeVerified.match ? facts.incomeVerified.annualAmount : "stated",
    reportRelied(facts),
    facts.additional?.occupancy ?? facts.answers.occupancy,
    homeOf(facts)?.parcelId,
    valueOf(facts),
    facts.bpo?.valuation?.condition,
    facts.liens?.liens,
    facts.inquiryAttestation?.newDebts,
    facts.depletionAssets,
    facts.winbackAnswered,
    facts.delinquencyCleared,
    facts.conditionCleared,
  ]);
}

/** The report that decisions rely on: the hard one once it differs from the soft one in a way that matters. */
export function reportRelied(facts: Facts): string | undefined {
  return reliedCredit(facts)?.report.reportId;
}

/** The credit outcome whose report decisions rely on. */
export function reliedCredit(facts: Facts) {
  const hard = facts.hardCredit?.outcome === "HIT" && !facts.hardCredit.withinTolerance ? facts.hardCredit : undefined;
  const relied = hard ?? facts.softCredit;
  return relied?.outcome === "HIT" ? relied : undefined;
}

/** Whether the latest decision was made on the facts as they are now. */
export const decisionStands = (file: LoanFile): boolean => file.facts.decision?.basis === decisionBasis(file);

/** The offer of the standing decision with the same term and fee as the chosen one. */
export function offerChosen(facts: Facts): MadeOffer | undefined {
  return facts.decision?.offers.find(
    (offer) => offer.termYears === facts.offer?.termYears && offer.feePercent === facts.offer.feePercent,
  );
}

/** Whether what the borrower chose may still be had at the rate chosen, or a better one. */
export function isOfferStanding(facts: Facts): boolean {
  const { offer } = facts;
  const band = offerChosen(facts)?.bands.find(
    ({ minLine, maxLine }) => offer !== undefined && offer.line >= minLine && offer.line <= maxLine,
  );
  return offer !== undefined && band !== undefined && Number(band.ratePercent) <= Number(offer.noteRatePercent);
}
