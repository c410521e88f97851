import { businessDayAfter, firstBusinessDayFrom } from "./business-days.ts";
import { addDays, anniversary, type LocalDate, latestOf } from "./local-date.ts";
import { isRescissionDay } from "./rescission-days.ts";
import { periodEnding, type RescissionEvents, type RescissionPeriod, rescissionPeriod } from "./rescission-period.ts";

/** Tex. Const. art. XVI s.50(a)(6)(M)(i). */
export const COOLING_OFF_DAYS = 12;
const PREVIEW_BUSINESS_DAYS = 1;
const MAILING_DAYS = 3;
const TEXAS_RESCISSION_DAYS = 3;

/** Dates are local to the property. Null: not given yet, or no such loan. */
export interface TexasClosingEvents {
  readonly applicationSubmitted: LocalDate;
  /** The separate 50(g) notice was in the owner's hands. See `mailedNoticeReceived`. */
  readonly consumerNoticeProvided: LocalDate;
  /** The owner has the latest application copy and the final itemised costs. */
  readonly preclosingDisclosureReceived: LocalDate | null;
  readonly priorEquityLoanClosed: LocalDate | null;
}

export interface TexasClosingDates {
  readonly earliestBy12Day: LocalDate;
  readonly earliestByPreview: LocalDate | null;
  readonly earliestByOneYear: LocalDate | null;
  /** Null until the preview has been given. */
  readonly earliestClosing: LocalDate | null;
}

/** The first lawful closing day of a Texas homestead line. Tex. Const. art. XVI s.50(a)(6)(M); 7 TAC 153.12, 153.13. */
export function texasClosingDates(events: TexasClosingEvents): TexasClosingDates {
  // Closing on the 12th day is allowed.
  const earliestBy12Day = addDays(
    latestOf(events.applicationSubmitted, events.consumerNoticeProvided),
    COOLING_OFF_DAYS,
  );
  const earliestByPreview =
    events.preclosingDisclosureReceived === null ? null : previewEnds(events.preclosingDisclosureReceived);
  const earliestByOneYear = events.priorEquityLoanClosed === null ? null : anniversary(events.priorEquityLoanClosed, 1);
  return {
    earliestBy12Day,
    earliestByPreview,
    earliestByOneYear,
    earliestClosing:
      earliestByPreview === null
        ? null
        : latestOf(earliestBy12Day, earliestByPreview, ...(earliestByOneYear === null ? [] : [earliestByOneYear])),
  };
}

/** The first day on which a line may close after the final costs were received. 7 TAC 153.13. */
export const previewEnds = (received: LocalDate): LocalDate =>
  businessDayAfter(received, PREVIEW_BUSINESS_DAYS, isRescissionDay);

/** A mailed 50(g) notice counts as received three days later, without Sundays and federal holidays. 7 TAC 153.51. */
export function mailedNoticeReceived(mailed: LocalDate): LocalDate {
  return businessDayAfter(mailed, MAILING_DAYS, isRescissionDay);
}

/** Three calendar days after closing, moved on if the third is a Sunday or federal holiday. 7 TAC 153.25. */
export function texasLastDayToRescind(closed: LocalDate): LocalDate {
  return firstBusinessDayFrom(addDays(closed, TEXAS_RESCISSION_DAYS), isRescissionDay);
}

/** Texas and federal rights both run; the later one controls. */
export function texasRescissionPeriod(events: RescissionEvents): RescissionPeriod {
  const federal = rescissionPeriod(events);
  const texas = texasLastDayToRescind(federal.periodStart);
  return periodEnding(federal.periodStart, latestOf(federal.lastDayToRescind, texas));
}

/** The period in which a line on a home in a state (two letters) may be cancelled, where the last of its three events comes on a day. */
export function rescissionPeriodFrom(day: LocalDate, state: string | undefined): RescissionPeriod {
  const events: RescissionEvents = { accountOpened: day, noticeDelivered: day, materialDisclosuresDelivered: day };
  return state === "TX" ? texasRescissionPeriod(events) : rescissionPeriod(events);
}
