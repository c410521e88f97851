import { ExactDecimal } from "../money/rounding.ts";
import { lineRange } from "../offers/products.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";
import type { PricingFigures } from "./organisation-info.ts";

/** The figures that the copy of a lender's pages names, as its lending policy in force has them. An offer has its own. */
export function pricingFiguresOf(policy: LendingPolicy): PricingFigures {
  const { fees, feePercents, rateSheet } = policy;
  const line = lineRange(policy);
  return {
    smallestLine: line.min,
    largestLine: line.max,
    lowestApr: lowestRate(policy).toFixed(3),
    highestApr: new ExactDecimal(rateSheet.capPercent).toFixed(3),
    largestOriginationFeePercent: ExactDecimal.max(...feePercents).toFixed(3),
    valuationFee: fees.valuation,
    manualNotaryFee: fees.manualNotary,
    smallestRecordingFee: fees.recordingLow,
    largestRecordingFee: fees.recordingHigh,
    largestRecordingTax: fees.recordingTaxPer100kHigh,
  };
}

/** Of the borrower whom every part of the sheet favours; never below its floor. */
function lowestRate({ rateSheet, overlayPercent }: LendingPolicy): ExactDecimal {
  const { base, cltv, term, lien, occupancy, fee, property, floorPercent } = rateSheet;
  const parts = [
    base.map(({ percent }) => percent),
    cltv.map(({ percent }) => percent),
    term.map(({ percent }) => percent),
    Object.values(lien),
    Object.values(occupancy),
    fee.map(({ percent }) => percent),
    Object.values(property),
  ].filter((percents) => percents.length > 0);
  const sum = parts.reduce(
    (total, percents) => total.plus(ExactDecimal.min(...percents)),
    new ExactDecimal(overlayPercent),
  );
  return ExactDecimal.max(floorPercent, sum);
}
