import type { ReplyOf } from "@gable/contract/call.ts";
import type { timeline } from "@gable/contract/calls/application.ts";
import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { StripDay } from "@gable/ui/components/days-strip/days-strip.tsx";

export type LoanTimeline = ReplyOf<typeof timeline>;

/** As many days as a phone shows with their names. */
const MOST_DAYS = 11;

/**
 * The calendar from the signing to the money, marked where something happens. Where that is too long to be drawn, as far as the right to
 * cancel; empty without such a right.
 */
export function stripDays({ entries, fundingDate, days }: LoanTimeline, today: LocalDate): readonly StripDay[] {
  const first = days[0]?.date;
  const last = days.at(-1)?.date;
  if (first === undefined || last === undefined) return [];
  const signedOn = entries.find(({ moment }) => moment === "documents-signed")?.date ?? addDays(first, -1);
  const whole = daysFrom(signedOn, fundingDate !== null && fundingDate > last ? fundingDate : last);
  const shown = whole.length <= MOST_DAYS ? whole : whole.filter((date) => date <= last);
  const marked = new Set([signedOn, last, fundingDate, ...entries.map(({ date }) => date)]);
  const uncounted = new Set(days.filter(({ counts }) => !counts).map(({ date }) => date));
  return shown.map((date) => ({
    date,
    skipped: uncounted.has(date),
    ...(marked.has(date) && { mark: date < today ? "past" : "coming" }),
  }));
}

function daysFrom(first: LocalDate, last: LocalDate): readonly LocalDate[] {
  const days: LocalDate[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) days.push(date);
  return days;
}
