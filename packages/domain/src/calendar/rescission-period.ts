import type { Occupancy } from "../property/occupancy.ts";
import { businessDayAfter, firstBusinessDayFrom } from "./business-days.ts";
import { isFederalReserveDay } from "./federal-reserve-days.ts";
import { addDays, type LocalDate, latestOf } from "./local-date.ts";
import { isRescissionDay } from "./rescission-days.ts";
import { startOfDay } from "./zoned-time.ts";

const RESCISSION_BUSINESS_DAYS = 3;

/** The three events after the last of which one consumer's period runs, as dates in the property's time zone. */
export interface RescissionEvents {
  readonly accountOpened: LocalDate;
  readonly noticeDelivered: LocalDate;
  readonly materialDisclosuresDelivered: LocalDate;
}

export interface RescissionPeriod {
  /** The last of the three events; day 1 is the first business day after it. */
  readonly periodStart: LocalDate;
  /** The right ends at the midnight that closes this day. */
  readonly lastDayToRescind: LocalDate;
  /** That midnight as wall time in the property's zone: "2026-11-20T00:00:00". */
  readonly expiresAtLocal: string;
  /** First day on which money may leave by law. */
  readonly earliestCalendarDay: LocalDate;
  /** First such day on which ACH or wire can move it. */
  readonly earliestDisbursement: LocalDate;
}

/** The right exists only where the consumer's principal dwelling secures the plan. 12 CFR 1026.15(a)(1). */
export function rightOfRescissionApplies(occupancy: Occupancy): boolean {
  return occupancy === "PRIMARY";
}

/**
 * Until midnight of the third business day after the last of the three events. 12 CFR 1026.15(a)(3). It runs for each owner whose principal
 * dwelling it is, a co-deeder who signs only the security instrument included; money waits for the last one. 12 CFR 1026.15(a)(4).
 */
export function rescissionPeriod(events: RescissionEvents): RescissionPeriod {
  const periodStart = latestOf(events.accountOpened, events.noticeDelivered, events.materialDisclosuresDelivered);
  return periodEnding(periodStart, businessDayAfter(periodStart, RESCISSION_BUSINESS_DAYS, isRescissionDay));
}

/** The instant, in UTC, at which the right ends: midnight in the time zone of the property. */
export function rescissionEnds(period: RescissionPeriod, propertyTimeZone: string): string {
  return startOfDay(period.earliestCalendarDay, propertyTimeZone);
}

/** The period whose last day is already known, e.g. a state's longer one. */
export function periodEnding(periodStart: LocalDate, lastDayToRescind: LocalDate): RescissionPeriod {
  const earliestCalendarDay = addDays(lastDayToRescind, 1);
  return {
    periodStart,
    lastDayToRescind,
    expiresAtLocal: `${earliestCalendarDay}T00:00:00`,
    earliestCalendarDay,
    earliestDisbursement: firstBusinessDayFrom(earliestCalendarDay, isFederalReserveDay),
  };
}
