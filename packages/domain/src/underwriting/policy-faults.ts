import { toCents } from "../money/cents.ts";
import { MAX_ORIGINATION_FEE_PERCENT } from "../money/credit-line.ts";
import { ExactDecimal } from "../money/rounding.ts";
import { amountFaults } from "./amount-faults.ts";
import { feeFaults } from "./fee-faults.ts";
import { figureFaults } from "./figure-faults.ts";
import type { LendingPolicy, RateSheet } from "./lending-policy.ts";
import type { PolicyFault } from "./policy-fault.ts";
import { productFaults } from "./product-faults.ts";
import { rateSheetFaults } from "./rate-sheet-faults.ts";
import { TEXAS_FEE_CAP_PERCENT, TEXAS_MAX_CLTV_PERCENT, TEXAS_MIN_ADVANCE } from "./texas-homestead.ts";

/** Beyond what is lent on a home as its line of credit; more is a slip of the hand. */
const LARGEST_LINE = toCents(10_000_000);

const tierName = /^[\p{L}\p{N}][\p{L}\p{N} +.-]{0,19}$/u;

/** Where a policy is looser than law lets it be, or its parts do not fit together, each at its place. Its fields have their forms already. */
export function policyFaults(policy: LendingPolicy): PolicyFault[] {
  const faults = [...limitFaults(policy), ...lineFaults(policy), ...originationFaults(policy), ...orderFaults(policy)];
  // Rows out of order, or a highest rate below all of them, are one fault, and say nothing of the figures.
  const isInOrder = !faults.some(({ code }) => ["not-descending", "not-ascending", "cap-below-all"].includes(code));
  const figures = [...figureFaults(policy), ...amountFaults(policy)];
  return isInOrder
    ? [...faults, ...figures, ...feeFaults(policy), ...rateSheetFaults(policy), ...productFaults(policy)]
    : [...faults, ...figures];
}

function limitFaults({ texas, laterDraws }: LendingPolicy): PolicyFault[] {
  const advance = { code: "texas-advance", message: "An advance on a Texas homestead is at least $4,000." };
  return [
    ...unless(isAtMost(texas.maxCltvPercent, TEXAS_MAX_CLTV_PERCENT), {
      path: ["texas", "maxCltvPercent"],
      code: "texas-cltv",
      message: "A Texas homestead is lent on up to 80 % at most.",
    }),
    ...unless(isAtMost(texas.feeCapPercent, TEXAS_FEE_CAP_PERCENT), {
      path: ["texas", "feeCapPercent"],
      code: "texas-fees",
      message: "Charges on a Texas homestead are 2 % at most.",
    }),
    ...unless(texas.minAdvance >= TEXAS_MIN_ADVANCE, { path: ["texas", "minAdvance"], ...advance }),
    ...unless(laterDraws.minDrawTexas >= TEXAS_MIN_ADVANCE, { path: ["laterDraws", "minDrawTexas"], ...advance }),
  ];
}

function lineFaults({ line, eligibility }: LendingPolicy): PolicyFault[] {
  return [
    ...unless(line.min < line.max, {
      path: ["line", "min"],
      code: "line-order",
      message: "The smallest line is below the largest.",
    }),
    ...unless(line.max <= LARGEST_LINE, {
      path: ["line", "max"],
      code: "line-beyond-all",
      message: "No line is above $10,000,000.",
    }),
    ...unless(line.step > 0 && line.step <= line.min, {
      path: ["line", "step"],
      code: "line-step",
      message: "Lines rise by whole steps, each no larger than the smallest line.",
    }),
    ...eligibility.tiers.flatMap(({ grade }, index) =>
      unless(tierName.test(grade), {
        path: ["eligibility", "tiers", String(index), "grade"],
        code: "tier-name",
        message: "A tier has a short name such as A or B+.",
      }),
    ),
  ];
}

/** The fees of all, and those of each state's own. */
function originationFaults({ feePercents, stateOverrides, rateSheet, termYears }: LendingPolicy): PolicyFault[] {
  const lists = [
    { path: ["feePercents"], fees: feePercents },
    ...Object.entries(stateOverrides).map(([state, override]) => ({
      path: ["stateOverrides", state, "homesteadFeePercents"],
      fees: override?.homesteadFeePercents ?? [],
    })),
  ];
  return [
    ...lists.flatMap(({ path, fees }) => [
      ...unless(
        fees.every((fee) => isAtMost(fee, MAX_ORIGINATION_FEE_PERCENT)),
        { path, code: "fee-over-limit", message: "An origination fee is 4.99 % at most." },
      ),
      ...unless(
        fees.every((fee) => rateSheet.fee.some((row) => new ExactDecimal(row.feePercent).eq(fee))),
        { path, code: "fee-without-row", message: "Each fee has its row in the rate sheet." },
      ),
    ]),
    ...unless(
      termYears.every((years) => rateSheet.term.some((row) => row.years === years)),
      { path: ["rateSheet", "term"], code: "term-without-row", message: "Each term has its row in the rate sheet." },
    ),
  ];
}

function orderFaults({ eligibility, rateSheet }: LendingPolicy): PolicyFault[] {
  const descending = { code: "not-descending", message: "Rows are listed highest score first." };
  return [
    ...rowsOutOfOrder(eligibility.tiers.map(({ minScore }) => -minScore)).map((row) => ({
      path: ["eligibility", "tiers", row, "minScore"],
      ...descending,
    })),
    ...rowsOutOfOrder(rateSheet.base.map(({ minScore }) => -minScore)).map((row) => ({
      path: ["rateSheet", "base", row, "minScore"],
      ...descending,
    })),
    ...rowsOutOfOrder(rateSheet.cltv.map(({ maxCltvPercent }) => Number(maxCltvPercent))).map((row) => ({
      path: ["rateSheet", "cltv", row, "maxCltvPercent"],
      code: "not-ascending",
      message: "CLTV rows are listed lowest first.",
    })),
    ...basesAboveCap(rateSheet),
    ...unless(isAtMost(rateSheet.floorPercent, rateSheet.capPercent), {
      path: ["rateSheet", "floorPercent"],
      code: "floor-above-cap",
      message: "The lowest rate is not above the highest.",
    }),
  ];
}

/** Where no base rate is left below the highest rate, that one is the slip. */
function basesAboveCap({ base, capPercent }: RateSheet): PolicyFault[] {
  const above = base.flatMap(({ percent }, index) => (isAtMost(percent, capPercent) ? [] : [String(index)]));
  if (above.length > 1 && above.length === base.length)
    return [{ path: ["rateSheet", "capPercent"], code: "cap-below-all", message: "Every base rate is above it." }];
  return above.map((row) => ({
    path: ["rateSheet", "base", row, "percent"],
    code: "base-above-cap",
    message: "No base rate is above the highest rate.",
  }));
}

const unless = (holds: boolean, fault: PolicyFault): PolicyFault[] => (holds ? [] : [fault]);

function isAtMost(value: string, most: string): boolean {
  return new ExactDecimal(value).lte(most);
}

/** Places of the rows that do not rise above the row before them. */
function rowsOutOfOrder(values: readonly number[]): string[] {
  return values.flatMap((value, index) => (index > 0 && value <= (values[index - 1] ?? value) ? [String(index)] : []));
}
