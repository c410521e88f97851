import type { ReplyOf } from "@gable/contract/call.ts";
import type { offers } from "@gable/contract/calls/offers.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import type { CostRange } from "@gable/domain/offers/closing-costs.ts";
import { closingCostsOfLine } from "@gable/domain/offers/closing-costs-of-line.ts";
import { type BorrowerGoal, rankByGoal } from "@gable/domain/offers/compare-offers.ts";
import { type FeeBreakEven, feeBreakEven } from "@gable/domain/offers/fee-break-even.ts";
import { lowerRateBelow } from "@gable/domain/offers/lower-rate-below.ts";
import { type OfferQuote, quoteOffer } from "@gable/domain/offers/offer.ts";
import { missingForPayoffs } from "@gable/domain/offers/payoff-cash.ts";
import { amountBounds, amountShown, feesOf, offerOf, quoteWished, termsOf, type Wish } from "./wish.ts";

export type Offers = ReplyOf<typeof offers>;
export type MadeOffer = Offers["offers"][number];
export type PayableDebt = Offers["debts"][number];

/** Everything the screen shows of a wish, priced with the functions that the server prices with. */
export type Chosen = {
  readonly wish: Wish;
  readonly offer: MadeOffer;
  readonly quote: OfferQuote;
  readonly amount: { readonly shown: Cents; readonly least: Cents; readonly most: Cents; readonly isLowered: boolean };
  /** The wish over each term, with the same fee where there is one. */
  readonly terms: readonly { readonly offer: MadeOffer; readonly quote: OfferQuote; readonly isLowered: boolean }[];
  /** The wish with each fee of the chosen term. */
  readonly fees: readonly { readonly offer: MadeOffer; readonly quote: OfferQuote }[];
  /** The fee beside the same cash without one; null without a fee, or where no such line is offered. */
  readonly breakEven: FeeBreakEven | null;
  /** A somewhat smaller line with a lower rate. */
  readonly cheaper: { readonly line: Cents; readonly ratePercent: string } | null;
  readonly closingCosts: CostRange;
  readonly debts: {
    readonly mustPay: Offers["mustPay"];
    readonly chosen: readonly PayableDebt[];
    /** Of both, in cents. */
    readonly sum: Cents;
    readonly endingPayments: Cents;
  };
  /** What is left of the cash after the debts that it pays off; negative when they are more. */
  readonly cashLeft: Cents;
  /** What the cash lacks for those debts with their interest, and for the costs of closing. */
  readonly missing: Cents;
};

/** A lower rate is worth a word when it asks for no more than this part of the line. */
const NEAR = 0.15;

/** What follows from a wish: the offer, its quote, what is paid from the line and what is left. Amounts in cents. */
export function choose(made: Offers, wish: Wish): Chosen {
  const { offers: all, closingCosts, mustPay, debts } = made;
  const offer = offerOf(all, wish.termYears, wish.feePercent);
  const quote = quoteWished(offer, wish);
  const shown = amountShown(offer, wish);
  const below = lowerRateBelow(offer, quote.totalLine);
  const costs = closingCostsOfLine(closingCosts, quote);
  const chosen = debts.filter(({ id, eligible }) => eligible && wish.payoffs.includes(id));
  const sum = [...mustPay, ...chosen].reduce((total, { balance }) => total + balance, 0);
  return {
    wish,
    offer,
    quote,
    amount: { shown, ...amountBounds(offer, wish.means), isLowered: shown < wish.cents },
    terms: termsOf(all).map((termYears) => {
      const ofTerm = offerOf(all, termYears, wish.feePercent);
      return {
        offer: ofTerm,
        quote: quoteWished(ofTerm, wish),
        isLowered: amountShown(ofTerm, wish) < wish.cents,
      };
    }),
    fees: feesOf(all, wish.termYears).map((feePercent) => {
      const withFee = offerOf(all, wish.termYears, feePercent);
      return { offer: withFee, quote: quoteWished(withFee, wish) };
    }),
    breakEven: breakEvenOf(all, wish, quote),
    cheaper: below !== null && below.line >= quote.totalLine * (1 - NEAR) ? below : null,
    closingCosts: costs,
    debts: {
      mustPay,
      chosen,
      sum,
      endingPayments: chosen.reduce((total, { monthlyPayment }) => total + monthlyPayment, 0),
    },
    cashLeft: quote.initialDraw - sum,
    missing: missingForPayoffs(quote.initialDraw, sum, costs.high),
  };
}

function breakEvenOf(all: readonly MadeOffer[], wish: Wish, quote: OfferQuote): FeeBreakEven | null {
  if (Number(quote.feePercent) === 0) return null;
  const free = all.find(({ termYears, feePercent }) => termYears === wish.termYears && Number(feePercent) === 0);
  const withoutFee = free ? quoteOffer(free, quote.initialDraw, { autopay: wish.autopay }) : null;
  return withoutFee === null ? null : feeBreakEven(quote, withoutFee);
}

/** Which term and fee serve the borrower's goal best at the amount asked for; by the goal alone. */
export function bestFor(goal: BorrowerGoal, made: Offers, wish: Wish): OfferQuote | undefined {
  const whole = made.offers.filter((offer) => amountShown(offer, wish) === wish.cents);
  const able = whole.length > 0 ? whole : made.offers;
  return rankByGoal(
    able.map((offer) => quoteWished(offer, wish)),
    goal,
  )[0];
}

/** The spec's rule: there is something to show once term, rate and amount are all above nothing. */
export const isPanelShown = ({ quote }: Pick<Chosen, "quote">): boolean =>
  quote.termYears > 0 && Number(quote.ratePercent) > 0 && quote.totalLine > 0;

/** Why a debt cannot be ticked just now, beside the reasons that the server names. */
export function isBeyondCash(
  debt: PayableDebt,
  { debts, quote, closingCosts }: Pick<Chosen, "debts" | "quote" | "closingCosts">,
): boolean {
  if (debts.chosen.includes(debt)) return false;
  return missingForPayoffs(quote.initialDraw, debts.sum + debt.balance, closingCosts.high) > 0;
}
