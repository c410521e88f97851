import { MAX_ORIGINATION_FEE_PERCENT } from "../money/credit-line.ts";
import { ExactDecimal } from "../money/rounding.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import { productFaults } from "./product-faults.ts";
import { rateSheetFaults } from "./rate-sheet-faults.ts";
import { TEXAS_FEE_CAP_PERCENT, TEXAS_MAX_CLTV_PERCENT, TEXAS_MIN_ADVANCE } from "./texas-homestead.ts";

export interface PolicyFault {
  readonly path: string[];
  /** Names the rule, for whoever says it in words of their own. */
  readonly code: string;
  readonly message: string;
}

/** Where a policy is looser than law lets it be, or its parts do not fit together. Its fields have their forms already. */
export function policyFaults(policy: LendingPolicy): PolicyFault[] {
  const faults: PolicyFault[] = [];
  const require = (holds: boolean, path: string[], code: string, message: string) => {
    if (!holds) faults.push({ path, code, message });
  };
  const { rateSheet, eligibility, texas } = policy;
  const fees = [
    ...policy.feePercents,
    ...Object.values(policy.stateOverrides).flatMap((state) => state?.homesteadFeePercents ?? []),
  ];

  require(isAtMost(texas.maxCltvPercent, TEXAS_MAX_CLTV_PERCENT), [
    "texas",
    "maxCltvPercent",
  ], "texas-cltv", "A Texas homestead is lent on up to 80 % at most.");
  require(isAtMost(texas.feeCapPercent, TEXAS_FEE_CAP_PERCENT), [
    "texas",
    "feeCapPercent",
  ], "texas-fees", "Charges on a Texas homestead are 2 % at most.");
  require(texas.minAdvance >= TEXAS_MIN_ADVANCE, [
    "texas",
    "minAdvance",
  ], "texas-advance", "An advance on a Texas homestead is at least $4,000.");
  require(policy.laterDraws.minDrawTexas >= TEXAS_MIN_ADVANCE, [
    "laterDraws",
    "minDrawTexas",
  ], "texas-advance", "An advance on a Texas homestead is at least $4,000.");
  require(policy.line.min < policy.line.max, ["line"], "line-order", "The smallest line is below the largest.");
  require(policy.line.step > 0 && policy.line.step <= policy.line.min, [
    "line",
  ], "line-step", "Lines rise by whole steps, each no larger than the smallest line.");
  require(fees.every((fee) => isAtMost(fee, MAX_ORIGINATION_FEE_PERCENT)), [
    "feePercents",
  ], "fee-over-limit", "An origination fee is 4.99 % at most.");
  require(fees.every((fee) => rateSheet.fee.some((row) => new ExactDecimal(row.feePercent).eq(fee))), [
    "feePercents",
  ], "fee-without-row", "Each fee has its row in the rate sheet.");
  require(policy.termYears.every((years) => rateSheet.term.some((row) => row.years === years)), [
    "termYears",
  ], "term-without-row", "Each term has its row in the rate sheet.");
  require(isDescending(eligibility.tiers.map((tier) => tier.minScore)), [
    "eligibility",
    "tiers",
  ], "not-descending", "Tiers are listed highest score first.");
  require(isDescending(rateSheet.base.map((row) => row.minScore)), [
    "rateSheet",
    "base",
  ], "not-descending", "Base rates are listed highest score first.");
  require(isDescending(rateSheet.cltv.map((row) => -Number(row.maxCltvPercent))), [
    "rateSheet",
    "cltv",
  ], "not-ascending", "CLTV rows are listed lowest first.");
  require(rateSheet.base.every((row) => isAtMost(row.percent, rateSheet.capPercent)), [
    "rateSheet",
    "base",
  ], "base-above-cap", "No base rate is above the highest rate.");
  require(isAtMost(rateSheet.floorPercent, rateSheet.capPercent), [
    "rateSheet",
  ], "floor-above-cap", "The lowest rate is not above the highest.");
  // Rows out of order are one fault, and say nothing of their figures.
  const isInOrder = !faults.some(({ code }) => code === "not-descending" || code === "not-ascending");
  return isInOrder ? [...faults, ...rateSheetFaults(policy), ...productFaults(policy)] : faults;
}

function isAtMost(value: string, most: string): boolean {
  return new ExactDecimal(value).lte(most);
}

function isDescending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value < (values[index - 1] ?? value));
}
