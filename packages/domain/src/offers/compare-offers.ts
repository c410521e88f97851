import type { Words } from "../language.ts";
import type { Cents } from "../money/cents.ts";
import { ExactDecimal } from "../money/rounding.ts";
import type { Offer, OfferQuote } from "./offer.ts";
import { quoteOffer } from "./offer.ts";

/** What the borrower says matters most. The product recommends nothing by any other measure. */
export type BorrowerGoal = "LOWEST_PAYMENT" | "LOWEST_COST" | "MOST_CASH";

/** The rule behind a recommendation, to be shown beside it. */
export const goalRules: Record<BorrowerGoal, Words> = {
  LOWEST_PAYMENT: {
    en: "This choice has the lowest monthly payment for this line.",
    es: "Esta opción tiene el pago mensual más bajo para esta línea.",
  },
  LOWEST_COST: {
    en: "This choice costs the least in interest and origination fee over the whole term.",
    es: "Esta opción cuesta menos en intereses y cargo de apertura durante todo el plazo.",
  },
  MOST_CASH: {
    en: "This choice pays out the most cash from this line.",
    es: "Esta opción entrega más efectivo de esta línea.",
  },
};

/** How the second quote differs from the first; positive means the second has more of it. */
export interface OfferComparison {
  readonly termYears: number;
  readonly ratePercent: string;
  readonly initialDraw: Cents;
  readonly originationFee: Cents;
  readonly monthlyPayment: Cents;
  readonly totalInterest: Cents;
  readonly totalOfPayments: Cents;
  readonly totalCost: Cents;
}

/** What the borrowed cash costs in dollars: interest and fee. */
export function totalCostOf(quote: OfferQuote): Cents {
  return quote.totalInterest + quote.originationFee;
}

/** The second less the first, in cents and in percentage points: what is dearer in the second is positive. */
export function compareOffers(first: OfferQuote, second: OfferQuote): OfferComparison {
  return {
    termYears: second.termYears - first.termYears,
    ratePercent: new ExactDecimal(second.ratePercent).minus(first.ratePercent).toFixed(3),
    initialDraw: second.initialDraw - first.initialDraw,
    originationFee: second.originationFee - first.originationFee,
    monthlyPayment: second.monthlyPayment - first.monthlyPayment,
    totalInterest: second.totalInterest - first.totalInterest,
    totalOfPayments: second.totalOfPayments - first.totalOfPayments,
    totalCost: totalCostOf(second) - totalCostOf(first),
  };
}

/** The quotes of a line in every offer that holds it. */
export function quoteEverywhere(offers: readonly Offer[], totalLine: Cents): OfferQuote[] {
  return offers.flatMap((offer) => quoteOffer(offer, totalLine) ?? []);
}

/** Best first by the goal alone; of equals the one that costs less, then the shorter term. */
export function rankByGoal(quotes: readonly OfferQuote[], goal: BorrowerGoal): OfferQuote[] {
  const measure: Record<BorrowerGoal, (quote: OfferQuote) => Cents> = {
    LOWEST_PAYMENT: (quote) => quote.monthlyPayment,
    LOWEST_COST: totalCostOf,
    MOST_CASH: (quote) => -quote.initialDraw,
  };
  return quotes.toSorted(
    (a, b) => measure[goal](a) - measure[goal](b) || totalCostOf(a) - totalCostOf(b) || a.termYears - b.termYears,
  );
}
