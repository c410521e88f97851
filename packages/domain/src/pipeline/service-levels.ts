import { hasCome, type Instant } from "../calendar/zoned-time.ts";
import { type BusinessHours, businessMinutesBetween, minutesOfBusinessDay } from "../organisations/business-hours.ts";
import type { Queue, QueueEntry } from "./queues.ts";

/**
 * Business hours of the lender within which a person should have looked; what waits longer is late. A working day is eight. Borrowers
 * are promised four for the papers they send and for a look at their identity.
 */
export const serviceHours: Readonly<Record<Queue, number>> = {
  "fraud-alert": 4,
  credit: 8,
  ownership: 8,
  underwriting: 8,
  "same-home": 8,
  watchlist: 4,
  "sanctions-report": 8,
  delinquency: 8,
  income: 4,
  "bank-account": 8,
  "autopay-account": 8,
  employment: 8,
  identity: 4,
  valuation: 8,
  title: 8,
  trust: 8,
  signers: 4,
  "closing-office": 8,
  insurance: 8,
  attorney: 24,
  notary: 2,
  "late-papers": 8,
  conditions: 4,
  recording: 8,
  "payoff-figures": 8,
  release: 4,
  payoff: 8,
  paper: 8,
  unwinding: 8,
  "vendor-orders": 4,
  notices: 4,
  deadline: 8,
};

/** A wait for staff, with when an agreed hour is over, where one was agreed. */
type StaffWait = Pick<QueueEntry, "queue" | "since"> & { readonly dueAt: Instant | null };

/** Whether something has waited longer in a queue than it should: by the lender's business hours, or past the hour that was agreed. */
export function isLate({ queue, since, dueAt }: StaffWait, now: Instant, hours: BusinessHours): boolean {
  const isPastAgreed = dueAt !== null && !hasCome(now, dueAt);
  return isPastAgreed || businessMinutesBetween(since, now, hours) > 60 * serviceHours[queue];
}

/** How long something has waited, in the measure of the service levels: whole minutes, hours or days of business. */
export interface BusinessAge {
  readonly count: number;
  readonly unit: "minute" | "hour" | "day";
}

/** Longer waits than so many hours are told in days: no service level lies beyond. */
const MOST_HOURS = 24;

/** The time in business that a wait has lasted; 0 minutes while nobody has been at work since. */
export function businessAge(since: Instant, now: Instant, hours: BusinessHours): BusinessAge {
  const minutes = businessMinutesBetween(since, now, hours);
  if (minutes < 60) return { count: minutes, unit: "minute" };
  const perDay = minutesOfBusinessDay(hours);
  if (minutes <= 60 * MOST_HOURS || minutes < perDay) return { count: Math.floor(minutes / 60), unit: "hour" };
  return { count: Math.floor(minutes / perDay), unit: "day" };
}
