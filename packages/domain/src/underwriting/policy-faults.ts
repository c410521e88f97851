import { MAX_ORIGINATION_FEE_PERCENT } from "../money/credit-line.ts";
import { ExactDecimal } from "../money/rounding.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import { TEXAS_FEE_CAP_PERCENT, TEXAS_MAX_CLTV_PERCENT, TEXAS_MIN_ADVANCE } from "./texas-homestead.ts";

export interface PolicyFault {
  readonly path: string[];
  readonly message: string;
}

/** Where a policy is looser than law lets it be, or its parts do not fit together. Its fields have their forms already. */
export function policyFaults(policy: LendingPolicy): PolicyFault[] {
  const faults: PolicyFault[] = [];
  const require = (holds: boolean, path: string[], message: string) => {
    if (!holds) faults.push({ path, message });
  };
  const { rateSheet, eligibility, texas } = policy;
  const fees = [
    ...policy.feePercents,
    ...Object.values(policy.stateOverrides).flatMap((state) => state?.homesteadFeePercents ?? []),
  ];

  require(isAtMost(texas.maxCltvPercent, TEXAS_MAX_CLTV_PERCENT), [
    "texas",
    "maxCltvPercent",
  ], "A Texas homestead is lent on up to 80 % at most.");
  require(isAtMost(texas.feeCapPercent, TEXAS_FEE_CAP_PERCENT), [
    "texas",
    "feeCapPercent",
  ], "Charges on a Texas homestead are 2 % at most.");
  require(texas.minAdvance >= TEXAS_MIN_ADVANCE, [
    "texas",
    "minAdvance",
  ], "An advance on a Texas homestead is at least $4,000.");
  require(policy.laterDraws.minDrawTexas >= TEXAS_MIN_ADVANCE, [
    "laterDraws",
    "minDrawTexas",
  ], "An advance on a Texas homestead is at least $4,000.");
  require(policy.line.min < policy.line.max, ["line"], "The smallest line is below the largest.");
  require(fees.every((fee) => isAtMost(fee, MAX_ORIGINATION_FEE_PERCENT)), [
    "feePercents",
  ], "An origination fee is 4.99 % at most.");
  require(fees.every((fee) => rateSheet.fee.some((row) => new ExactDecimal(row.feePercent).eq(fee))), [
    "feePercents",
  ], "Each fee has its row in the rate sheet.");
  require(policy.termYears.every((years) => rateSheet.term.some((row) => row.years === years)), [
    "termYears",
  ], "Each term has its row in the rate sheet.");
  require(isDescending(eligibility.tiers.map((tier) => tier.minScore)), [
    "eligibility",
    "tiers",
  ], "Tiers are listed highest score first.");
  require(isDescending(rateSheet.base.map((row) => row.minScore)), [
    "rateSheet",
    "base",
  ], "Base rates are listed highest score first.");
  require(isDescending(rateSheet.cltv.map((row) => -Number(row.maxCltvPercent))), [
    "rateSheet",
    "cltv",
  ], "CLTV rows are listed lowest first.");
  require(isAtMost(rateSheet.floorPercent, rateSheet.capPercent), [
    "rateSheet",
  ], "The lowest rate is not above the highest.");
  return faults;
}

function isAtMost(value: string, most: string): boolean {
  return new ExactDecimal(value).lte(most);
}

function isDescending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value < (values[index - 1] ?? value));
}
