import { addDays, type LocalDate, localDate, yearOf } from "../calendar/local-date.ts";
import { aporWeekOn } from "./apor.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import { arePublished } from "./yearly-amounts.ts";

/** How long before a new year its amounts are asked for: they are published in autumn. */
export const AMOUNTS_AHEAD_DAYS = 45;

/** Amounts of law that are not published for the year of a day. */
export const amountsLacking = ({ yearlyAmounts }: LendingPolicy, date: LocalDate): string[] =>
  arePublished(yearlyAmounts, yearOf(date)) ? [] : [`HOEPA and flood amounts of ${yearOf(date)}`];

/**
 * Dated figures in force on a day that stand in for unpublished ones. Production refuses to decide on any; others may. A decision
 * that brings the market's rates with it does not use the policy's.
 */
export function provisionalFigures(policy: LendingPolicy, date: LocalDate, bringsMarketRates = false): string[] {
  const { marketRates } = policy;
  const amounts = amountsLacking(policy, date);
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

/** The day for which the amounts of law are to be known today: the first of a new year once it is near, else today itself. */
export function dayOfAmounts(today: LocalDate): LocalDate {
  const year = yearOf(addDays(today, AMOUNTS_AHEAD_DAYS));
  return year === yearOf(today) ? today : localDate(year, 1, 1);
}
