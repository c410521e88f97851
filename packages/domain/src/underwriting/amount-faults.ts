import { type LocalDate, yearOf } from "../calendar/local-date.ts";
import type { Cents } from "../money/cents.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import type { PolicyFault } from "./policy-fault.ts";
import { arePublished } from "./yearly-amounts.ts";

/** The amounts of the high-cost test follow consumer prices; what differs by more than 15 % from one year to the next is a slip. */
const MOST_CHANGE_PERCENT = 15;
/** The flood programme's limit is changed by Congress alone, and then by much. */
const MOST_FLOOD_CHANGE_PERCENT = 300;

const missing = {
  code: "year-missing",
  message: "There are amounts for the year in which the policy begins, and each later one.",
};
const jump = { code: "amount-jump", message: "No amount is this far from the previous year's." };

/** Years without a row, and amounts that cannot be what was published, each at its place. */
export function amountFaults({ yearlyAmounts, effectiveFrom }: LendingPolicy): PolicyFault[] {
  const first = yearlyAmounts[0];
  // Later years may still be unpublished when it is recorded.
  if (!first || first.year > yearOf(effectiveFrom)) return [{ path: ["yearlyAmounts"], ...missing }];
  return yearlyAmounts.flatMap((row, index) => {
    const before = yearlyAmounts[index - 1];
    const at = (name: string) => ["yearlyAmounts", String(index), name];
    if (!before) return [];
    if (row.year !== before.year + 1) return [{ path: at("year"), ...missing }];
    return (["hoepaLoanAmount", "hoepaFeeAmount", "floodProgramLimit"] as const)
      .filter((name) =>
        isFar(before[name], row[name], name === "floodProgramLimit" ? MOST_FLOOD_CHANGE_PERCENT : MOST_CHANGE_PERCENT),
      )
      .map((name) => ({ path: at(name), ...jump }));
  });
}

const begun = { code: "year-begun", message: "The amounts of a year that has begun are not taken out." };

/**
 * What a change would take out of the years that have begun when it comes into force: decisions rest on it. It may be corrected.
 * @param day from which the change is to count
 */
export function amountsTakenOut(before: LendingPolicy, after: LendingPolicy, day: LocalDate): PolicyFault[] {
  const isTakenOut = before.yearlyAmounts.some(
    ({ year }) =>
      year <= yearOf(day) && arePublished(before.yearlyAmounts, year) && !arePublished(after.yearlyAmounts, year),
  );
  return isTakenOut ? [{ path: ["yearlyAmounts"], ...begun }] : [];
}

const isFar = (before: Cents, after: Cents, mostPercent: number): boolean =>
  Math.max(before, after) * 100 > Math.min(before, after) * (100 + mostPercent);
