import { addDays, addMonthsKeepingDay, datePartsOf, type LocalDate } from "../calendar/local-date.ts";

/** The first payment is never asked for sooner than this after the money came. */
const DAYS_BEFORE_FIRST_PAYMENT = 30;
/** Every month has this day. */
export const LATEST_DUE_DAY = 28;

/** The first due date: the first due day of a month that is at least thirty days after the money. */
export function firstPaymentDate(fundedOn: LocalDate, dueDay?: number): LocalDate {
  const earliest = addDays(fundedOn, DAYS_BEFORE_FIRST_PAYMENT);
  const day = dueDay ?? Math.min(datePartsOf(earliest).day, LATEST_DUE_DAY);
  const inMonth = addMonthsKeepingDay(earliest, 0, day);
  return inMonth >= earliest ? inMonth : addMonthsKeepingDay(earliest, 1, day);
}

/** The due date of the last of so many monthly payments. */
export const lastPaymentDate = (first: LocalDate, payments: number): LocalDate =>
  addMonthsKeepingDay(first, payments - 1, datePartsOf(first).day);
