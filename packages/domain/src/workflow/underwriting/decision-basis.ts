import { PEOPLE_INCLUDED } from "../../underwriting/payment-room.ts";
import { reportRelied } from "../credit/relied-credit.ts";
import type { MadeOffer } from "../facts/decision-record.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { oncePerFile } from "../once-per-file.ts";
import { debtsToPay, payoffAsked } from "../payoff/debts-to-pay.ts";
import { homeOf, valueOf } from "../property/home.ts";
import { changedByTitle } from "../property/owners-by-title.ts";

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
    ...payoffsAsked(facts),
    ...(facts.reserves ? [{ reserves: facts.reserves.amount }] : []),
    ...(needsMoreToLiveOn(facts) ? [{ household: facts.additional?.householdSize }] : []),
    ...(changedByTitle(facts) === undefined ? [] : [{ titleChangedOn: changedByTitle(facts) }]),
    ...(facts.additional?.ownerLivesThere === true ? ["owner-lives-there"] : []),
    ...(facts.liens?.dwellingPayment === undefined ? [] : [{ dwelling: facts.liens.dwellingPayment }]),
  ]);
}

/** Two people or fewer live on the least that the policy leaves anybody; a decision changes with the third. */
const needsMoreToLiveOn = ({ additional }: Facts): boolean => (additional?.householdSize ?? 1) > PEOPLE_INCLUDED;

/** What creditors ask beyond what was laid aside for them; almost always nothing. */
const payoffsAsked = (facts: Facts): readonly number[] =>
  debtsToPay(facts).flatMap((debt) => payoffAsked(facts, debt) ?? []);

/** Whether a creditor's figure, and not a change in the borrower's own facts, is why the line must be chosen anew. */
export const isPayoffBeyondLine = (facts: Facts): boolean =>
  payoffsAsked(facts).length > 0 && (facts.offer?.line ?? 0) < (offerChosen(facts)?.minLine ?? 0);

/** Whether the latest decision was made on the facts as they are now. A whole credit report is written out to know it. */
export const decisionStands = oncePerFile((file) => file.facts.decision?.basis === decisionBasis(file));

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
  return (
    offer !== undefined &&
    !offer.lineGone &&
    band !== undefined &&
    Number(band.ratePercent) <= Number(offer.noteRatePercent)
  );
}
