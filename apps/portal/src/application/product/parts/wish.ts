import { type Cents, floorToMultiple } from "@gable/domain/money/cents.ts";
import { lineForCash, splitLine } from "@gable/domain/money/credit-line.ts";
import { nearestOfferedLine, type Offer, type OfferQuote, quoteOffer } from "@gable/domain/offers/offer.ts";

/** What the borrower asks for. Kept as asked, also while an offer allows less: another term may allow it again. */
export type Wish = {
  /** Whether `cents` is the whole line or the cash that is left of it after the fee. */
  readonly means: "line" | "cash";
  readonly cents: Cents;
  readonly termYears: number;
  readonly feePercent: string;
  readonly autopay: boolean;
  /** Debts to be paid off at closing. */
  readonly payoffs: readonly string[];
};

const DOLLAR: Cents = 100;

/** The line of an offer that comes nearest to the wish. */
export function lineWished(offer: Offer, { means, cents }: Pick<Wish, "means" | "cents">): Cents {
  return nearestOfferedLine(offer, means === "line" ? cents : lineForCash(cents, offer.feePercent));
}

/** The figures of that line. */
export function quoteWished(offer: Offer, wish: Pick<Wish, "means" | "cents" | "autopay">): OfferQuote {
  const quote = quoteOffer(offer, lineWished(offer, wish), { autopay: wish.autopay });
  if (quote === null) throw new Error(`The offer ${offer.id} does not hold its own nearest line.`);
  return quote;
}

/** The least and the most that can be asked for, in whole dollars and in the meaning of the wish. */
export function amountBounds(offer: Offer, means: Wish["means"]): { readonly least: Cents; readonly most: Cents } {
  if (means === "line") return { least: offer.minLine, most: offer.maxLine };
  const least = splitLine(offer.minLine, offer.feePercent).initialDraw;
  return {
    least: floorToMultiple(least + DOLLAR - 1, DOLLAR),
    most: floorToMultiple(splitLine(offer.maxLine, offer.feePercent).initialDraw, DOLLAR),
  };
}

/** The amount that stands in the field: the wish itself, or what the offer allows of it. */
export function amountShown(offer: Offer, wish: Wish): Cents {
  const line = lineWished(offer, wish);
  if (wish.means === "line") return line;
  return line === lineForCash(wish.cents, offer.feePercent)
    ? wish.cents
    : splitLine(line, offer.feePercent).initialDraw;
}

/** The same cash asked for in the other way. The line may differ by a cent, since the fee on cash is rounded. */
export function withMeans(wish: Wish, means: Wish["means"], quote: OfferQuote): Wish {
  return { ...wish, means, cents: means === "line" ? quote.totalLine : quote.initialDraw };
}

export const termsOf = (offers: readonly Offer[]): number[] =>
  [...new Set(offers.map(({ termYears }) => termYears))].toSorted((a, b) => a - b);

export const feesOf = (offers: readonly Offer[], termYears: number): string[] =>
  offers
    .filter((offer) => offer.termYears === termYears)
    .map(({ feePercent }) => feePercent)
    .toSorted((a, b) => Number(a) - Number(b));

/** The offer of a term with the fee wished, or with the lowest fee where there is no such one. */
export function offerOf<O extends Offer>(offers: readonly O[], termYears: number, feePercent: string): O {
  const ofTerm = offers
    .filter((offer) => offer.termYears === termYears)
    .toSorted((a, b) => Number(a.feePercent) - Number(b.feePercent));
  const offer = ofTerm.find((each) => Number(each.feePercent) === Number(feePercent)) ?? ofTerm[0];
  if (offer === undefined) throw new Error(`There is no offer over ${termYears} years.`);
  return offer;
}

const EXAMPLE_YEARS = 10;
const EXAMPLE_STEP: Cents = 500_000;

/** Where somebody begins who has not chosen yet: about half of what may be had, over ten years, without a fee. An example, no advice. */
export function exampleWish(offers: readonly Offer[]): Wish {
  const terms = termsOf(offers);
  const termYears = terms.includes(EXAMPLE_YEARS) ? EXAMPLE_YEARS : (terms[0] ?? EXAMPLE_YEARS);
  const offer = offerOf(offers, termYears, "0");
  const half = floorToMultiple(Math.max(offer.minLine, offer.maxLine / 2), EXAMPLE_STEP);
  return {
    means: "line",
    cents: nearestOfferedLine(offer, half),
    termYears,
    feePercent: offer.feePercent,
    autopay: false,
    payoffs: [],
  };
}

/** The wish with a term and a fee for which there is an offer today. */
export function withinOffers(wish: Wish, offers: readonly Offer[]): Wish {
  const terms = termsOf(offers);
  const termYears = terms.includes(wish.termYears)
    ? wish.termYears
    : terms.reduce((best, term) => (Math.abs(term - wish.termYears) < Math.abs(best - wish.termYears) ? term : best));
  return { ...wish, termYears, feePercent: offerOf(offers, termYears, wish.feePercent).feePercent };
}
