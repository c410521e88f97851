import { addMonths, type LocalDate } from "../calendar/local-date.ts";
import { type Cents, percentOf } from "../money/cents.ts";
import type { LaterDrawTerms } from "./offer.ts";

export interface RedrawFacts {
  readonly initialDraw: Cents;
  /** Principal repaid so far, less what was drawn again. */
  readonly principalAvailable: Cents;
  readonly openedOn: LocalDate;
}

/** The last day on which the line can be drawn again. */
export function drawPeriodEnds(openedOn: LocalDate, terms: LaterDrawTerms): LocalDate {
  return addMonths(openedOn, Math.round(terms.drawPeriodYears * 12));
}

/**
 * How much can be drawn again on a day: principal that was repaid, up to the plan's share of the initial draw; 0 when that is less than the
 * smallest draw or the draw period is over.
 */
export function availableRedraw(facts: RedrawFacts, terms: LaterDrawTerms, on: LocalDate): Cents {
  if (on > drawPeriodEnds(facts.openedOn, terms)) return 0;
  const most = percentOf(facts.initialDraw, terms.redrawPercentOfInitialDraw);
  const available = Math.max(0, Math.min(most, facts.principalAvailable));
  return available < terms.minDraw ? 0 : available;
}
