import { CreditorCalendar } from "@gable/domain/calendar/creditor-days.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { goodThrough } from "@gable/domain/workflow/underwriting/employment-standing.ts";
import { z } from "zod";

/** What the employer answered, time after time, and the day on which the line was opened (rule 4.5). */
const PackEmployment = z.object({
  timeZone: z.string().nullable(),
  answers: z.array(
    z.object({
      /** The event with which it was recorded. */
      event: z.int(),
      outcome: z.enum(["ASKED", "CONFIRMED", "NOT_CONFIRMED"]),
      reason: z.string().nullable(),
      at: z.string(),
      /** Of a confirmation: the last day on which the line may be opened on it. */
      goodThrough: z.iso.date().nullable(),
    }),
  ),
  openedOn: z.iso.date().nullable(),
  /** The lender's business days; absent: the usual ones. */
  calendar: CreditorCalendar.optional(),
});
type PackEmployment = z.infer<typeof PackEmployment>;

/** Each confirmation of employment of a file, and through which day it was good for closing. */
export function packEmployment(
  changes: readonly { readonly sequence: number; readonly facts: unknown }[],
  facts: Facts,
): PackEmployment {
  const timeZone = homeOf(facts)?.timeZone ?? null;
  const { closingSignedAt, creditorCalendar: calendar } = facts;
  const answers = changes.flatMap(({ sequence, facts: changed }) => {
    const { employment } = changed as Pick<Facts, "employment">;
    if (!employment) return [];
    const { outcome, reason = null, at } = employment;
    const last = outcome === "CONFIRMED" && timeZone !== null ? goodThrough(at, timeZone, calendar) : null;
    return [{ event: sequence, outcome, reason, at, goodThrough: last }];
  });
  return {
    timeZone,
    ...(calendar && { calendar }),
    answers,
    openedOn: closingSignedAt !== undefined && timeZone !== null ? localDateAt(closingSignedAt, timeZone) : null,
  };
}

/** Reckons the days of a pack again; a line for each that comes out otherwise, and for a line that was opened on an old confirmation. */
export function replayPackEmployment(json: unknown): readonly string[] {
  const { timeZone, answers, openedOn, calendar } = PackEmployment.parse(json);
  const wrong = answers.flatMap(({ event, outcome, at, goodThrough: last }) => {
    const again = outcome === "CONFIRMED" && timeZone !== null ? goodThrough(at, timeZone, calendar) : null;
    return again === last ? [] : [`event ${event}: good through ${again ?? "no day"}, not ${last ?? "no day"}`];
  });
  const present = answers.findLast(({ outcome }) => outcome === "CONFIRMED")?.goodThrough;
  const isLate = openedOn !== null && present != null && openedOn > present;
  return isLate ? [...wrong, `the line was opened on ${openedOn}, the employment was good through ${present}`] : wrong;
}
