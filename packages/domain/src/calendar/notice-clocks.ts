import { businessDayAfter, firstBusinessDayFrom } from "./business-days.ts";
import { type CreditorCalendar, creditorDays, defaultCreditorCalendar } from "./creditor-days.ts";
import { addDays, type LocalDate } from "./local-date.ts";

/** Regulation B counts calendar days and never extends them over a weekend. 12 CFR 1002.9(a)(1), (a)(2)(ii), (c)(2). */
export const regulationBDays = {
  /** Approval, counteroffer or adverse action on a completed application. */
  APPROVE_COUNTER_ADVERSE: 30,
  INCOMPLETE_NOTICE: 30,
  /** Adverse action taken on an application that is still incomplete. */
  ADVERSE_ON_INCOMPLETE: 30,
  COUNTEROFFER_NOT_ACCEPTED: 90,
  /** The applicant's time to ask for the reasons. */
  REQUEST_REASONS: 60,
} as const;

export type RegulationBEvent = keyof typeof regulationBDays;

/** The last day for a notice of Regulation B whose clock starts on `start`, which is itself day 0. */
export function regulationBDeadline(event: RegulationBEvent, start: LocalDate): LocalDate {
  return addDays(start, regulationBDays[event]);
}

/**
 * The last day for what is due within three business days of the application: counsellor list (12 CFR 1024.20(a)), notice of
 * the right to valuation copies (1002.14(a)(2)), mailed HELOC disclosures (1026.40(b)).
 */
export function threeCreditorDaysAfter(
  received: LocalDate,
  calendar: CreditorCalendar = defaultCreditorCalendar,
): LocalDate {
  return businessDayAfter(received, 3, creditorDays(calendar));
}

/** Copies of valuations come so many business days before the account is opened. */
const COPY_DAYS = 3;

/**
 * The first day on which a first lien may be opened after a copy of its valuations was received: three business days of the lender's lie
 * before it, the day of the copy among them where it is one. 12 CFR 1002.14(a)(1).
 */
export function openingAfterValuationCopy(
  received: LocalDate,
  calendar: CreditorCalendar = defaultCreditorCalendar,
): LocalDate {
  const counts = creditorDays(calendar);
  return businessDayAfter(firstBusinessDayFrom(received, counts), COPY_DAYS, counts);
}

/** Money is returned within 20 calendar days of a rescission notice, no weekend put off. 12 CFR 1026.15(d)(2). */
export function rescissionRefundDueBy(noticeReceived: LocalDate): LocalDate {
  return addDays(noticeReceived, 20);
}
