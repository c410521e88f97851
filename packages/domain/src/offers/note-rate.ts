import type { Cents } from "../money/cents.ts";
import { addRates, compareRates, type RatePercent } from "../money/rate.ts";
import { type DecimalValue, ExactDecimal } from "../money/rounding.ts";
import type { Occupancy } from "../property/occupancy.ts";
import type { PropertyType } from "../property/property-type.ts";
import type { RateSheet } from "../underwriting/lending-policy.ts";

export interface RateFactors {
  readonly score: number;
  /** Unrounded; with the whole line in it. */
  readonly cltvPercent: DecimalValue;
  readonly termYears: number;
  readonly lienPosition: number;
  readonly occupancy: Occupancy;
  readonly feePercent: DecimalValue;
  readonly propertyType: PropertyType;
  readonly totalLine: Cents;
  readonly overlayPercent: DecimalValue;
}

export interface RateComponent {
  readonly name: "base" | "cltv" | "term" | "lien" | "occupancy" | "fee" | "property" | "amount" | "overlay";
  readonly percent: string;
}

/**
 * The parts a note rate is the sum of, in the order of the sheet; null when the sheet has no row for a factor, i.e. such a line
 * is not priced.
 */
export function rateComponents(factors: RateFactors, sheet: RateSheet): RateComponent[] | null {
  const base = sheet.base.find((row) => factors.score >= row.minScore)?.percent;
  const cltv = sheet.cltv.find((row) => new ExactDecimal(factors.cltvPercent).lte(row.maxCltvPercent))?.percent;
  const term = sheet.term.find((row) => row.years === factors.termYears)?.percent;
  const fee = sheet.fee.find((row) => compareRates(row.feePercent, factors.feePercent) === 0)?.percent;
  const property = sheet.property[factors.propertyType];
  if (base === undefined || cltv === undefined || term === undefined || fee === undefined || property === undefined) {
    return null;
  }
  return [
    { name: "base", percent: base },
    { name: "cltv", percent: cltv },
    { name: "term", percent: term },
    { name: "lien", percent: factors.lienPosition === 1 ? sheet.lien.first : sheet.lien.second },
    { name: "occupancy", percent: sheet.occupancy[factors.occupancy] },
    { name: "fee", percent: fee },
    { name: "property", percent: property },
    { name: "amount", percent: amountAdjustment(factors.totalLine, sheet) },
    { name: "overlay", percent: new ExactDecimal(factors.overlayPercent).toFixed() },
  ];
}

/** The note rate, raised to the sheet's floor; null when it is not priced or above the sheet's cap. */
export function noteRate(factors: RateFactors, sheet: RateSheet): RatePercent | null {
  const components = rateComponents(factors, sheet);
  if (components === null) return null;
  const sum = addRates(...components.map(({ percent }) => percent));
  if (compareRates(sum, sheet.capPercent) > 0) return null;
  return compareRates(sum, sheet.floorPercent) < 0 ? addRates(sheet.floorPercent) : sum;
}

function amountAdjustment(totalLine: Cents, { amount }: RateSheet): string {
  if (totalLine < amount.small.below) return amount.small.percent;
  return totalLine > amount.large.above ? amount.large.percent : "0";
}
