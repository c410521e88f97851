import { businessDayAfter } from "./business-days.ts";
import { isFederalReserveDay } from "./federal-reserve-days.ts";
import { type LocalDate, latestOf } from "./local-date.ts";
import type { RescissionPeriod } from "./rescission-period.ts";

export const FUNDING_PROMISE_DAYS = 5;

/** The day by which the product promises the money: so many Federal Reserve business days after the clock starts (day 0). */
export function promisedFundingDate(clockStart: LocalDate, businessDays: number = FUNDING_PROMISE_DAYS): LocalDate {
  return businessDayAfter(clockStart, businessDays, isFederalReserveDay);
}

/**
 * The date to show: the promise, but never before every consumer's right of rescission has ended. A day of extra hold
 * for rescissions in the post is a lender's choice. 12 CFR 1026.15(c).
 */
export function expectedFundingDate(
  clockStart: LocalDate,
  rescission: Pick<RescissionPeriod, "earliestDisbursement"> | null,
  holdBusinessDays = 0,
): LocalDate {
  const promised = promisedFundingDate(clockStart);
  if (rescission === null) return promised;
  return latestOf(promised, businessDayAfter(rescission.earliestDisbursement, holdBusinessDays, isFederalReserveDay));
}
