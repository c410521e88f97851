import type { Cents } from "../money/cents.ts";
import { splitLine } from "../money/credit-line.ts";
import { type DecimalValue, ExactDecimal } from "../money/rounding.ts";
import { pointsAndFeesLimit } from "../underwriting/hoepa.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";
import { dollarsForYear, type YearlyAmountsRow } from "../underwriting/yearly-amounts.ts";

export interface LineRange {
  readonly min: Cents;
  readonly max: Cents;
}

const DOLLAR: Cents = 100;

/** Part of the line that the origination fee is: 4.99 % of the draw is 4.753 % of the line. */
function feeShareOfLine(feePercent: DecimalValue): ExactDecimal {
  const fee = new ExactDecimal(feePercent);
  return fee.div(fee.plus(100));
}

/** Origination fee and what else is kept at opening: the points and fees of 12 CFR 1026.32(b)(2). */
export function pointsAndFeesOf(totalLine: Cents, feePercent: DecimalValue, retainedAtOpening: Cents): Cents {
  return splitLine(totalLine, feePercent).originationFee + retainedAtOpening;
}

/**
 * The part of a range of lines on which points and fees stay within the HOEPA limit. The range must not straddle the year's
 * loan amount, where the limit changes form. Null when no line of it does.
 */
export function linesWithinHoepaFees(
  range: LineRange,
  feePercent: DecimalValue,
  year: number,
  policy: LendingPolicy,
): LineRange | null {
  const retained = policy.fees.retainedAtOpening;
  const fits = (line: Cents) =>
    pointsAndFeesOf(line, feePercent, retained) <= pointsAndFeesLimit(line, year, policy.yearlyAmounts);
  if (fits(range.min) && fits(range.max)) return range;
  const amounts = dollarsForYear(policy.yearlyAmounts, year);
  const bounds = feeBounds(range, feePercent, retained, amounts);
  return bounds !== null && fits(bounds.min) && fits(bounds.max) ? bounds : null;
}

/** Fees grow slower than a percentage limit and faster than a fixed one, so the lines that fit are one range. */
function feeBounds(
  range: LineRange,
  feePercent: DecimalValue,
  retained: Cents,
  amounts: YearlyAmountsRow,
): LineRange | null {
  const share = feeShareOfLine(feePercent);
  const isLarge = range.min >= amounts.hoepaLoanAmount;
  const slack = new ExactDecimal(isLarge ? "0.05" : "0.08").minus(share);
  if (slack.lte(0)) return null;
  let { min, max } = range;
  min = Math.max(min, new ExactDecimal(retained).div(slack).div(DOLLAR).ceil().times(DOLLAR).plus(DOLLAR).toNumber());
  if (!isLarge && share.gt(0)) {
    const fixed = new ExactDecimal(amounts.hoepaFeeAmount).minus(retained).div(share);
    max = Math.min(max, fixed.div(DOLLAR).floor().times(DOLLAR).minus(DOLLAR).toNumber());
  }
  return min <= max ? { min, max } : null;
}

/** The smallest homestead line on which a fee option and the counted closing charges stay within Texas' cap; null: none does. */
export function texasFeeFloor(feePercent: DecimalValue, policy: LendingPolicy): Cents | null {
  const slack = new ExactDecimal(policy.texas.feeCapPercent).div(100).minus(feeShareOfLine(feePercent));
  const counted = policy.texas.countedClosingFees;
  if (slack.lt(0) || (slack.isZero() && counted > 0)) return null;
  if (counted === 0) return 0;
  return new ExactDecimal(counted).div(slack).div(DOLLAR).ceil().times(DOLLAR).plus(DOLLAR).toNumber();
}
