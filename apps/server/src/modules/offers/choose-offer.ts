import type { ClosingCostTerms } from "@gable/domain/offers/closing-cost-terms.ts";
import { estimateClosingCosts } from "@gable/domain/offers/closing-costs.ts";
import { closingCostsOfLine } from "@gable/domain/offers/closing-costs-of-line.ts";
import { quoteOffer } from "@gable/domain/offers/offer.ts";
import type { OfferSelection } from "@gable/domain/offers/offer-selection.ts";
import { missingForPayoffs } from "@gable/domain/offers/payoff-cash.ts";
import { isTexasHomestead } from "@gable/domain/underwriting/eligibility.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { ChosenOffer } from "@gable/domain/workflow/facts/application-facts.ts";
import type { DecisionRecord } from "@gable/domain/workflow/facts/decision-record.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isManualNotary } from "@gable/domain/workflow/notary/notarisation.ts";
import { liensThatMakeRoom } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { needsPersonalValuation } from "@gable/domain/workflow/property/home.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import { payableDebts } from "./payable-debts.ts";

const PER_LINE = 10_000_000;

/** Charges of others for a line of `PER_LINE`, from which the screen works out those of the line that is chosen. */
export function closingCostTerms(
  { state, occupancy }: DecisionRecord["input"]["property"],
  policy: LendingPolicy,
  facts: Facts,
): ClosingCostTerms {
  const { county } = facts;
  const { items, paidBy } = estimateClosingCosts(
    {
      state,
      occupancy,
      totalLine: PER_LINE,
      needsValuation: needsPersonalValuation(facts),
      // At an office in Texas, at the lender's cost.
      manualNotary: isTexasHomestead({ state, occupancy }) ? false : county && isManualNotary(facts),
      recordingFee: county?.recordingFee,
    },
    policy,
  );
  return {
    items: items.map((item) => ({ ...item })),
    perLine: PER_LINE,
    paidBy,
  };
}

/** Prices the choice again from the decision that made the offer; what was not offered is refused. */
export function chosenOffer(
  file: LoanFile,
  selection: OfferSelection,
  policyFor: (decision: DecisionRecord) => LendingPolicy,
  now: Date,
): ChosenOffer {
  const { facts } = file;
  const { row, step } = decide(file);
  const { decision } = facts;
  // Until the summary is signed the choice may be made again.
  if (!decision || row < 7 || row > 11) throw outOfOrder(step, "An offer cannot be chosen just now.");
  if (decision.expiresAt <= now.toISOString()) {
    throw new Refusal(409, "offers-expired", "These offers have expired. We are making new ones.", { step });
  }
  const offer = decision.offers.find(({ uuid }) => uuid === selection.offerUuid);
  if (!offer)
    throw new Refusal(409, "offer-unknown", "This offer is no longer made. Look at the present ones.", { step });
  const known = new Map(payableDebts(facts).map((debt) => [debt.id, debt]));
  const refused = selection.selectedAccountsToPayoff.filter((id) => known.get(id)?.eligible !== true);
  if (refused.length > 0) throw invalid({ selectedAccountsToPayoff: ["not-eligible"] });
  if (selection.selectedDiscounts.some((discount) => discount !== "AUTOPAY"))
    throw invalid({ selectedDiscounts: ["unknown"] });
  const autopay = selection.selectedDiscounts.includes("AUTOPAY");
  const quote = quoteOffer(offer, selection.selectedOfferAmount, { autopay });
  const note = quoteOffer(offer, selection.selectedOfferAmount);
  if (!quote || !note) throw invalid({ selectedOfferAmount: ["not-offered"] });
  const payoffs = selection.selectedAccountsToPayoff.reduce((sum, id) => sum + (known.get(id)?.balance ?? 0), 0);
  const owed = liensThatMakeRoom(facts).reduce((sum, { balance }) => sum + balance, payoffs);
  const { input } = decision;
  const terms = closingCostTerms(input.property, policyFor(decision), facts);
  const { high } = closingCostsOfLine(terms, quote);
  if (missingForPayoffs(quote.initialDraw, owed, high) > 0)
    throw invalid({ selectedAccountsToPayoff: ["more-than-cash"] });
  return {
    offerUuid: offer.uuid,
    decisionUuid: decision.uuid,
    termYears: offer.termYears,
    feePercent: offer.feePercent,
    noteRatePercent: note.ratePercent,
    ratePercent: quote.ratePercent,
    marginPercent: quote.marginPercent,
    line: quote.totalLine,
    initialDraw: quote.initialDraw,
    originationFee: quote.originationFee,
    monthlyPayment: quote.monthlyPayment,
    discounts: selection.selectedDiscounts,
    payoffs: selection.selectedAccountsToPayoff,
    decided: { numbers: decision.result.numbers, policyVersion: decision.result.policyVersion },
    at: now.toISOString(),
  };
}
