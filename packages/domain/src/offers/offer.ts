import { allInApr, type PaymentDates } from "../money/all-in-apr.ts";
import { paymentTotals } from "../money/amortisation.ts";
import { disclosedApr } from "../money/apr.ts";
import type { Cents } from "../money/cents.ts";
import { splitLine } from "../money/credit-line.ts";
import { laterDrawRate } from "../money/later-draws.ts";
import { compareRates, higherRate, type RatePercent, toRatePercent } from "../money/rate.ts";
import { ExactDecimal } from "../money/rounding.ts";

/** Lines that have one rate. Both ends are offered. */
export interface OfferBand {
  readonly minLine: Cents;
  readonly maxLine: Cents;
  readonly ratePercent: RatePercent;
}

/** What a draw after the first will cost: prime plus a margin fixed on the day the rate is set. */
export interface LaterDrawTerms {
  readonly primePercent: string;
  readonly minMarginPercent: string;
  readonly maxRatePercent: string;
  readonly minDraw: Cents;
  /** How much can be drawn again as principal is repaid, in percent of the initial draw. */
  readonly redrawPercentOfInitialDraw: string;
  /** In years; may be a half. */
  readonly drawPeriodYears: number;
}

/** One choice of term and fee. The borrower picks a line inside one of its bands. */
export interface Offer {
  /** Stable for the same term and fee: "15y-2.99". */
  readonly id: string;
  readonly termYears: number;
  /** Origination fee in percent of the initial draw: "2.99". */
  readonly feePercent: string;
  readonly minLine: Cents;
  readonly maxLine: Cents;
  /** In rising order; there may be a gap between two. */
  readonly bands: readonly OfferBand[];
  /** Taken off the rate while payments are automatic; "0.000" when the lender gives none. */
  readonly autopayDiscountPercent: RatePercent;
  /** No discount takes the rate below this. */
  readonly minRatePercent: RatePercent;
  readonly laterDraws: LaterDrawTerms;
}

export interface QuoteOptions {
  /** Both dates or none; without them the first payment is one month after the money. */
  readonly dates?: PaymentDates;
  readonly autopay?: boolean;
}

/** A line of an offer with all its figures. */
export interface OfferQuote {
  readonly offerId: string;
  readonly termYears: number;
  readonly feePercent: string;
  readonly totalLine: Cents;
  /** The cash that the borrower receives. */
  readonly initialDraw: Cents;
  readonly originationFee: Cents;
  readonly ratePercent: RatePercent;
  /** The disclosed APR: the note rate, without the fee. 12 CFR 1026.14(b). */
  readonly aprPercent: RatePercent;
  readonly monthlyPayment: Cents;
  readonly payments: number;
  readonly finalPayment: Cents;
  readonly totalInterest: Cents;
  readonly totalOfPayments: Cents;
  /** "Estimated cost of this draw including the origination fee", four decimals; never to be called APR. */
  readonly allInAprPercent: string;
  readonly marginPercent: RatePercent;
  /** What a later draw would cost at today's prime rate. */
  readonly laterDrawRatePercent: RatePercent;
}

export type NotOffered = "below-minimum" | "above-maximum" | "between-bands";

/** The figures of a line; null when the offer does not hold it. The same function prices in the browser and on the server. */
export function quoteOffer(offer: Offer, totalLine: Cents, options: QuoteOptions = {}): OfferQuote | null {
  const band = bandOf(offer, totalLine);
  if (band === null) return null;
  const ratePercent = options.autopay === true ? discounted(offer, band.ratePercent) : band.ratePercent;
  const { initialDraw, originationFee } = splitLine(totalLine, offer.feePercent);
  const totals = paymentTotals(totalLine, ratePercent, offer.termYears);
  const marginPercent = laterDrawMargin(band.ratePercent, offer.laterDraws);
  return {
    offerId: offer.id,
    termYears: offer.termYears,
    feePercent: offer.feePercent,
    totalLine,
    initialDraw,
    originationFee,
    ratePercent,
    aprPercent: disclosedApr(ratePercent),
    ...totals,
    allInAprPercent: allInApr(initialDraw, totals, options.dates ?? null),
    marginPercent,
    laterDrawRatePercent: laterDrawRate(offer.laterDraws.primePercent, marginPercent, offer.laterDraws.maxRatePercent),
  };
}

/** Why a line cannot be chosen; null when it can. */
export function whyNotOffered(offer: Offer, totalLine: Cents): NotOffered | null {
  if (!(totalLine >= offer.minLine)) return "below-minimum";
  if (totalLine > offer.maxLine) return "above-maximum";
  return bandOf(offer, totalLine) === null ? "between-bands" : null;
}

/** The offered line nearest to a wish, so that a slider or a typed amount always lands on one. */
export function nearestOfferedLine(offer: Offer, wished: Cents): Cents {
  const nearest = offer.bands.map((band) => Math.min(Math.max(wished, band.minLine), band.maxLine));
  return nearest.reduce((best, line) => (Math.abs(line - wished) < Math.abs(best - wished) ? line : best));
}

/** The fixed margin of later draws: the note rate less prime on the day the rate is set, never below the policy's least. */
export function laterDrawMargin(ratePercent: RatePercent, terms: LaterDrawTerms): RatePercent {
  return higherRate(
    toRatePercent(new ExactDecimal(ratePercent).minus(terms.primePercent)),
    toRatePercent(terms.minMarginPercent),
  );
}

function bandOf(offer: Offer, totalLine: Cents): OfferBand | null {
  if (!Number.isInteger(totalLine)) return null;
  return offer.bands.find((band) => band.minLine <= totalLine && totalLine <= band.maxLine) ?? null;
}

function discounted(offer: Offer, ratePercent: RatePercent): RatePercent {
  const lower = toRatePercent(new ExactDecimal(ratePercent).minus(offer.autopayDiscountPercent));
  if (compareRates(ratePercent, offer.minRatePercent) <= 0) return ratePercent;
  return higherRate(lower, offer.minRatePercent);
}
