import { type Cents, roundToCents } from "./cents.ts";
import { type DecimalValue, ExactDecimal } from "./rounding.ts";

/** The largest origination fee, in percent of the initial draw. */
export const MAX_ORIGINATION_FEE_PERCENT = "4.99";

export interface LineSplit {
  /** Cash the borrower receives at funding. */
  readonly initialDraw: Cents;
  /** Fee in dollars; it is drawn from the line too, so interest accrues on the whole line. */
  readonly originationFee: Cents;
}

/** Total line = initial draw + fee, and the fee is `feePercent` of the draw; the draw is rounded half up, the fee is the rest. */
export function splitLine(totalLine: Cents, feePercent: DecimalValue): LineSplit {
  const initialDraw = roundToCents(new ExactDecimal(totalLine).div(new ExactDecimal(feePercent).div(100).plus(1)));
  return { initialDraw, originationFee: totalLine - initialDraw };
}

/** The total line that pays out `cash` after a fee of `feePercent` of it. */
export function lineForCash(cash: Cents, feePercent: DecimalValue): Cents {
  return cash + roundToCents(new ExactDecimal(cash).times(feePercent).div(100));
}
