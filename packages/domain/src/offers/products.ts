import type { Cents } from "../money/cents.ts";
import { compareRates } from "../money/rate.ts";
import { ExactDecimal } from "../money/rounding.ts";
import type { Occupancy } from "../property/occupancy.ts";
import type { Eligibility } from "../underwriting/eligibility.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";
import { feeOptionsFor } from "./price-line.ts";

/** A line of one term, as it is offered on one home: what holds for every line, narrowed by what the lender says of this product. */
export interface Product {
  readonly years: number;
  readonly minLine: Cents;
  readonly maxLine: Cents;
  /** Above what the tier allows it allows nothing more; null: as the tier has it. */
  readonly maxCltvPercent: string | null;
  /** As a decimal of a percentage, in the order of the policy. */
  readonly feePercents: readonly string[];
  readonly drawPeriodYears: number;
}

export interface ProductPlace {
  readonly state: string;
  readonly occupancy: Occupancy;
  readonly lienPosition: number;
}

/** The products that are offered on such a home. One that leaves no fee to choose is none. */
export function productsAt(place: ProductPlace, policy: LendingPolicy): Product[] {
  return policy.termYears.flatMap((years) => productAt(years, place, policy) ?? []);
}

function productAt(years: number, place: ProductPlace, policy: LendingPolicy): Product | null {
  const own = policy.products?.find((product) => product.years === years);
  // A home with more liens on it than we stand behind is refused for that, and not for want of a product.
  const lienPosition = Math.min(place.lienPosition, policy.eligibility.maxLienPosition);
  if (own?.notInStates?.includes(place.state)) return null;
  if (own?.occupancies && !own.occupancies.includes(place.occupancy)) return null;
  if (own?.maxLienPosition !== undefined && lienPosition > own.maxLienPosition) return null;
  const feePercents = feeOptionsFor(place, policy).filter(
    (fee) => own?.feePercents === undefined || own.feePercents.some((kept) => compareRates(kept, fee) === 0),
  );
  if (feePercents.length === 0) return null;
  return {
    years,
    minLine: own?.minLine ?? policy.line.min,
    maxLine: own?.maxLine ?? policy.line.max,
    maxCltvPercent: own?.maxCltvPercent?.[lienPosition === 1 ? "first" : "second"] ?? null,
    feePercents,
    drawPeriodYears: drawPeriodOf(years, policy),
  };
}

/** Years in which a line of such a term may be drawn again: half its term at most. */
export function drawPeriodOf(years: number, { laterDraws, products }: Pick<LendingPolicy, "laterDraws" | "products">) {
  const own = products?.find((product) => product.years === years)?.drawPeriodYears;
  return Math.min(own ?? laterDraws.maxDrawPeriodYears, laterDraws.maxDrawPeriodYears, years / 2);
}

/** How far a product lends on a home of that eligibility, in percent. */
export function cltvLimitOf({ maxCltvPercent }: Product, eligibility: Pick<Eligibility, "maxCltvPercent">): string {
  if (maxCltvPercent === null) return eligibility.maxCltvPercent;
  return ExactDecimal.min(maxCltvPercent, eligibility.maxCltvPercent).toFixed();
}

/** How far any product lends there: what is left beyond it is left by nobody. */
export function highestCltv(products: readonly Product[], eligibility: Pick<Eligibility, "maxCltvPercent">): string {
  return ExactDecimal.max(0, ...products.map((product) => cltvLimitOf(product, eligibility))).toFixed();
}

/** The smallest and the largest line that any product is offered at. */
export function lineRange({ line, termYears, products = [] }: LendingPolicy): { min: Cents; max: Cents } {
  const offered = termYears.map((years) => products.find((product) => product.years === years));
  return {
    min: Math.min(...offered.map((product) => product?.minLine ?? line.min)),
    max: Math.max(...offered.map((product) => product?.maxLine ?? line.max)),
  };
}
