import { schedule } from "@gable/domain/money/amortisation.ts";
import { type Cents, floorToMultiple, percentOf } from "@gable/domain/money/cents.ts";
import { dailyInterest } from "@gable/domain/money/later-draws.ts";
import type { LaterDrawTerms, OfferQuote } from "@gable/domain/offers/offer.ts";

export type RedrawExample = {
  /** Payments made until then. */
  readonly payments: number;
  readonly repaid: Cents;
  /** What may be drawn again of it. */
  readonly draw: Cents;
  /** Interest on that draw in its first month, at today's prime. */
  readonly interest: Cents;
};

const PAYMENTS = 24;
const HUNDRED: Cents = 10_000;
const DAYS_OF_A_MONTH = 30;

/** A redraw after two years; null where so little may be drawn again by then that nobody could. */
export function redrawExample(quote: OfferQuote, terms: LaterDrawTerms): RedrawExample | null {
  const payments = Math.min(PAYMENTS, Math.floor(terms.drawPeriodYears * 12));
  const owed = schedule(quote.totalLine, quote.ratePercent, quote.termYears)[payments - 1]?.balance ?? 0;
  const repaid = quote.totalLine - owed;
  const allowed = percentOf(quote.initialDraw, terms.redrawPercentOfInitialDraw);
  const draw = floorToMultiple(Math.min(repaid, allowed), HUNDRED);
  if (draw < terms.minDraw) return null;
  return { payments, repaid, draw, interest: dailyInterest(draw, quote.laterDrawRatePercent, DAYS_OF_A_MONTH) };
}
