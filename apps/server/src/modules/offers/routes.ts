import { offers, renewOffers, selectOffer } from "@gable/contract/calls/offers.ts";
import type { ClosingCostTerms } from "@gable/domain/offers/closing-cost-terms.ts";
import { closingCostsOfLine } from "@gable/domain/offers/closing-costs-of-line.ts";
import { estimateClosingCosts } from "@gable/domain/offers/closing-costs.ts";
import type { OfferSelection } from "@gable/domain/offers/offer-selection.ts";
import { quoteOffer } from "@gable/domain/offers/offer.ts";
import { missingForPayoffs } from "@gable/domain/offers/payoff-cash.ts";
import { isTexasHomestead } from "@gable/domain/underwriting/eligibility.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { liensThatMakeRoom } from "@gable/domain/workflow/debts-to-pay.ts";
import { isOfferStanding, isPayoffBeyondLine, offerChosen } from "@gable/domain/workflow/decision-basis.ts";
import { reliedCredit } from "@gable/domain/workflow/relied-credit.ts";
import type { DecisionRecord } from "@gable/domain/workflow/decision-record.ts";
import type { ChosenOffer } from "@gable/domain/workflow/facts/application-facts.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf, needsPersonalValuation, valueOf } from "@gable/domain/workflow/home.ts";
import { isManualNotary } from "@gable/domain/workflow/notarisation.ts";
import type { Context } from "../../context.ts";
import { offerChangeReceipt } from "@gable/domain/offers/offer-change-receipt.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { policyOfDecision } from "../underwriting/policy.ts";
import { payableDebts } from "./payable-debts.ts";

const PER_LINE = 10_000_000;

export function offerRoutes(ctx: Context): Route[] {
  return [
    answer(offers, async ({ params }, { lender }, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      const { decision } = facts;
      const home = homeOf(facts);
      if (!decision || decision.result.decision !== "APPROVED" || !home) {
        throw outOfOrder(decide(file).step, "There are no offers yet.");
      }
      const policy = policyOfDecision(ctx, lender, decision);
      const credit = reliedCredit(facts)?.report;
      return {
        decisionUuid: decision.uuid,
        offers: decision.offers.map((offer) => ({ ...offer, bands: offer.bands.map((band) => ({ ...band })) })),
        expiresAt: decision.expiresAt,
        primeRatePercent: decision.result.numbers.primePercent,
        home: {
          value: valueOf(facts) ?? 0,
          owed: (facts.liens?.liens ?? []).reduce((sum, { balance, limit }) => sum + (limit ?? balance), 0),
          county: home.countyName,
          state: home.address.state,
          source: decision.input.property.valueSource,
          asOf: decision.input.asOf,
        },
        closingCosts: closingCostTerms(decision.input.property, policy, facts),
        chosen:
          facts.offer && isOfferStanding(facts)
            ? {
                // A later decision may have made the same offer anew.
                offerUuid: offerChosen(facts)?.uuid ?? facts.offer.offerUuid,
                line: facts.offer.line,
                payoffs: [...facts.offer.payoffs],
                discounts: [...facts.offer.discounts],
              }
            : null,
        receipt: receiptOf(facts),
        mustPay: liensThatMakeRoom(facts),
        debts: payableDebts(facts),
        score:
          credit && credit.score !== null
            ? { value: credit.score, model: credit.scoreModel, bureau: credit.bureau.name, date: credit.pulledOn }
            : null,
      };
    }),
    answer(selectOffer, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const offer = chosenOffer(file, body, (decision) => policyOfDecision(ctx, caller.lender, decision), now);
        const { offer: before, offerHistory } = file.facts;
        return {
          event: "offer-chosen",
          facts: { offer, offerHistory: before ? [...offerHistory, before] : offerHistory },
          detail: { offer: offer.offerUuid, line: offer.line, ratePercent: offer.ratePercent },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(renewOffers, async ({ params }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        const { decision } = file.facts;
        if (!decision || row < 7 || row > 11) throw outOfOrder(step, "There are no offers to renew just now.");
        if (decision.expiresAt > now.toISOString()) return undefined;
        // Without a decision the plan makes one at once, on the facts and rates of today.
        return { event: "offers-renewed", facts: { decision: undefined, summaryDocuments: undefined } };
      });
      return commandReply(advanced, caller);
    }),
  ];
}

/** Charges of others for a line of `PER_LINE`, from which the screen works out those of the line that is chosen. */
function closingCostTerms(
  { state, occupancy }: DecisionRecord["input"]["property"],
  policy: LendingPolicy,
  facts: Facts,
): ClosingCostTerms {
  const { county } = facts;
  const isTexas = isTexasHomestead({ state, occupancy });
  const { items } = estimateClosingCosts(
    {
      state,
      occupancy,
      totalLine: PER_LINE,
      feePercent: "0",
      needsValuation: needsPersonalValuation(facts),
      // At an office in Texas, at the lender's cost.
      manualNotary: isTexas ? false : county && isManualNotary(facts),
      recordingFee: county?.recordingFee,
    },
    policy,
  );
  return {
    items: items.map((item) => ({ ...item })),
    perLine: PER_LINE,
    capPercent: isTexas ? policy.texas.feeCapPercent : null,
  };
}

/** Prices the choice again from the decision that made the offer; what was not offered is refused. */
function chosenOffer(
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

/** When an earlier choice no longer holds: what it was, and which facts changed since. */
function receiptOf(facts: Facts) {
  const { offer, decision } = facts;
  if (!offer || !decision || isOfferStanding(facts)) return null;
  const { numbers, policyVersion } = decision.result;
  const { causes } = offer.decided
    ? offerChangeReceipt({ ...offer.decided, quote: null }, { numbers, policyVersion, quote: null })
    : { causes: [] };
  return {
    before: {
      line: offer.line,
      ratePercent: offer.ratePercent,
      termYears: offer.termYears,
      monthlyPayment: offer.monthlyPayment,
    },
    causes: isPayoffBeyondLine(facts) ? ["PAYOFFS_HIGHER" as const] : causes.map(({ cause }) => cause),
  };
}
