import { ExactDecimal } from "../money/rounding.ts";
import { productsAt } from "../offers/products.ts";
import { usStates } from "../people/us-states.ts";
import type { Occupancy } from "../property/occupancy.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import type { PolicyFault } from "./policy-fault.ts";

const occupancies: readonly Occupancy[] = ["PRIMARY", "SECOND_HOME", "INVESTMENT"];

/** Where what a lender says of one product is wider than its policy, contradicts itself, or leaves a home without any product. */
export function productFaults(policy: LendingPolicy): PolicyFault[] {
  const { products = [], line, rateSheet, laterDraws } = policy;
  const faults: PolicyFault[] = products.flatMap((product, index) => {
    const at = (field: string, code: string, message: string): PolicyFault => ({
      path: ["products", String(index), field],
      code,
      message,
    });
    const { years, minLine = line.min, maxLine = line.max, feePercents = [], drawPeriodYears = 0 } = product;
    const isPriced = (fee: string) => rateSheet.fee.some((row) => new ExactDecimal(row.feePercent).eq(fee));
    return [
      ...(rateSheet.term.some((row) => row.years === years)
        ? []
        : [at("years", "term-without-row", "Each term has its row in the rate sheet.")]),
      ...(products.findIndex((other) => other.years === years) === index
        ? []
        : [at("years", "listed-twice", "Each is listed once.")]),
      ...(minLine >= line.min ? [] : [at("minLine", "below-the-lines", "No line is below the smallest of all.")]),
      ...(maxLine <= line.max ? [] : [at("maxLine", "above-the-lines", "No line is above the largest of all.")]),
      ...(minLine < maxLine ? [] : [at("minLine", "line-order", "The smallest line is below the largest.")]),
      ...(feePercents.every(isPriced)
        ? []
        : [at("feePercents", "fee-without-row", "Each fee has its row in the rate sheet.")]),
      ...(drawPeriodYears <= laterDraws.maxDrawPeriodYears
        ? []
        : [at("drawPeriodYears", "draws-too-long", "No draw period is longer than that of later draws.")]),
    ];
  });
  return faults.length > 0 || products.length === 0 || leavesNoneOut(policy) ? faults : [withoutProduct];
}

/** Wherever something is lent some product is offered, so that nobody is declined for want of one. */
function leavesNoneOut(policy: LendingPolicy): boolean {
  const { tiers, maxLienPosition } = policy.eligibility;
  const lent = occupancies.filter((occupancy) => tiers.some((tier) => tier.maxCltvPercent[occupancy] !== null));
  const positions = maxLienPosition === 1 ? [1] : [1, 2];
  return Object.keys(usStates).every((state) =>
    lent.every((occupancy) =>
      positions.every((lienPosition) => productsAt({ state, occupancy, lienPosition }, policy).length > 0),
    ),
  );
}

const withoutProduct: PolicyFault = {
  path: ["products"],
  code: "no-product",
  message: "In each state, on each kind of home and in each lien position some product is offered.",
};
