import { type LocalDate, yearOf } from "../calendar/local-date.ts";
import { aporWeekOn } from "./apor.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import { dollarsForYear } from "./yearly-amounts.ts";

/**
 * Dated figures in force on a day that stand in for unpublished ones. Production refuses to decide on any; others may. A decision
 * that brings the market's rates with it does not use the policy's.
 */
export function provisionalFigures(
  { yearlyAmounts, marketRates }: LendingPolicy,
  date: LocalDate,
  bringsMarketRates = false,
): string[] {
  const year = yearOf(date);
  const amounts = dollarsForYear(yearlyAmounts, year).provisional ? [`HOEPA and flood amounts of ${year}`] : [];
  if (bringsMarketRates) return amounts;
  const prime = marketRates.prime.findLast((row) => row.asOf <= date);
  const week = aporWeekOn(marketRates.apor, date);
  const isSample = marketRates.apor.some((row) => row.asOf === week?.asOf && row.provisional);
  return [
    ...amounts,
    ...(prime?.provisional ? [`prime rate of ${prime.asOf}`] : []),
    ...(isSample ? [`average prime offer rates of ${week?.asOf}`] : []),
  ];
}
