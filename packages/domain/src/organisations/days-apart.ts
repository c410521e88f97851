import type { Lender } from "./lender.ts";
import type { OtherDays } from "./week-hours.ts";

/**
 * The days on which nobody answers by the usual week: those with other hours, and those on which the offices are closed besides. Who sets
 * hours for a day on which the offices are closed is there on it.
 */
export function daysApart({ hours, officeDays }: Lender["orgMetaData"]["other"]): OtherDays {
  const { otherDays = [] } = hours;
  const closed = officeDays.closedDays.filter(({ date }) => !otherDays.some((other) => other.date === date));
  return [...otherDays, ...closed.map(({ date }) => ({ date, isOpen: false, startTime: "00:00", endTime: "00:00" }))];
}
