import { dismissPreparedOffer, offers, renewOffers, selectOffer } from "@gable/contract/calls/offers.ts";
import { offerChangeReceipt } from "@gable/domain/offers/offer-change-receipt.ts";
import { reliedCredit } from "@gable/domain/workflow/credit/relied-credit.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { liensThatMakeRoom } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { homeOf, valuationOf, valueOf } from "@gable/domain/workflow/property/home.ts";
import {
  isOfferStanding,
  isPayoffBeyondLine,
  offerChosen,
} from "@gable/domain/workflow/underwriting/decision-basis.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { namesOf } from "../loan-file/list-events.ts";
import { policyOfDecision } from "../underwriting/policy.ts";
import { chosenOffer, closingCostTerms } from "./choose-offer.ts";
import { payableDebts } from "./payable-debts.ts";
import { preparedOffer } from "./prepared-offer.ts";

/** The offers of an approval, and the choice of one. Both are refused before there is an approval that stands. */
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
      const relied = reliedCredit(facts);
      const credit = relied?.report;
      const prepared = preparedOffer(facts);
      const names = await namesOf(trx, prepared ? [prepared.by] : []);
      return {
        decisionUuid: decision.uuid,
        offers: decision.offers.map((offer) => ({ ...offer, bands: offer.bands.map((band) => ({ ...band })) })),
        expiresAt: decision.expiresAt,
        hardCheckMade: facts.hardCredit !== undefined,
        primeRatePercent: decision.result.numbers.primePercent,
        home: {
          value: valueOf(facts) ?? 0,
          owed: (facts.liens?.liens ?? []).reduce((sum, { balance, limit }) => sum + (limit ?? balance), 0),
          county: home.countyName,
          state: home.address.state,
          source: decision.input.property.valueSource,
          valuedOn: valuationOf(facts)?.asOf ?? null,
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
        prepared: prepared ? { ...prepared, by: names.get(prepared.by) ?? "" } : null,
        receipt: receiptOf(facts),
        mustPay: liensThatMakeRoom(facts),
        debts: payableDebts(facts),
        score:
          credit && credit.score !== null
            ? {
                value: credit.score,
                model: credit.scoreModel,
                bureau: credit.bureau.name,
                date: credit.pulledOn,
                isOfHardCheck: relied === facts.hardCredit,
              }
            : null,
      };
    }),
    answer(selectOffer, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const offer = chosenOffer(file, body, (decision) => policyOfDecision(ctx, caller.lender, decision), now);
        const { offer: before, offerHistory } = file.facts;
        return {
          event: "offer-chosen",
          facts: {
            offer,
            offerHistory: before ? [...offerHistory, before] : offerHistory,
            ...(file.facts.preparedOffer && { preparedOffer: undefined }),
            // The summary names the line: it is written again.
            ...(!file.facts.summarySignature && { summaryDocuments: undefined }),
          },
          detail: { offer: offer.offerUuid, line: offer.line, ratePercent: offer.ratePercent },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(dismissPreparedOffer, async ({ params }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
        if (!file.facts.preparedOffer) throw outOfOrder(decide(file).step, "Nothing is prepared for you.");
        return { event: "prepared-offer-dismissed", facts: { preparedOffer: undefined } };
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
      initialDraw: offer.initialDraw,
      feePercent: offer.feePercent,
      originationFee: offer.originationFee,
      ratePercent: offer.ratePercent,
      termYears: offer.termYears,
      monthlyPayment: offer.monthlyPayment,
      payoffs: [...offer.payoffs],
      discounts: [...offer.discounts],
      homeValue: offer.decided?.numbers.value ?? null,
    },
    causes: isPayoffBeyondLine(facts)
      ? ["PAYOFFS_HIGHER" as const]
      : [...(offer.lineGone ? ["LINE_GONE" as const] : []), ...causes.map(({ cause }) => cause)],
  };
}
