import { addDays, type LocalDate } from "./local-date.ts";
import { type Instant, localDateAt, startOfDay } from "./zoned-time.ts";

/** Where a lender's day begins. */
export const LENDER_ZONE = "America/New_York";

/** Which day it is for a lender. */
export const lenderDayAt = (now: Instant): LocalDate => localDateAt(now, LENDER_ZONE);

/** A lender's last `count` days, today whole among them: from the first instant on, before the last. */
export function lastDays(now: Instant, count: number): { readonly from: Instant; readonly until: Instant } {
  const tomorrow = addDays(lenderDayAt(now), 1);
  return { from: startOfDay(addDays(tomorrow, -count), LENDER_ZONE), until: startOfDay(tomorrow, LENDER_ZONE) };
}
