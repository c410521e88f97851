import { Temporal } from "temporal-polyfill";
import { hasCome, type Instant, localDateAt } from "../calendar/zoned-time.ts";
import type { Condition } from "../conditions/condition.ts";
import { mayBeHanded } from "../conditions/hand-overs.ts";
import { rowOf } from "../journey/row-of.ts";
import { pipelineRow } from "../pipeline/pipeline-row.ts";
import { movesOfSigner } from "../signers/handed-conditions.ts";
import { movesOfBorrower } from "../signers/handed-to-borrower.ts";
import { givesUp, needsBorrower } from "../signers/invitation.ts";
import { partOpenTo } from "../signers/open-part.ts";
import { freezeReminderOf } from "../workflow/credit/freeze-reminder.ts";
import { decide } from "../workflow/decide.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import type { SignerFacts, SignerPart } from "../workflow/facts/signer-facts.ts";
import { appointmentOf } from "../workflow/notary/appointment.ts";
import { owesOfficeDay } from "../workflow/notary/office-closing.ts";
import { nextPermitted } from "./quiet-hours.ts";
import { readerZones } from "./reader-zones.ts";

/** What a borrower is reminded of. `basis` is another as soon as it is something else. */
export interface Awaited {
  readonly what: "signer-needed" | "request-open" | "unfinished";
  readonly basis: string;
  /** They asked to be reminded at a time: the ordinary reminders begin a day after it. */
  readonly notBefore?: Instant;
}

/** What the borrower is waited for; undefined where it is not their move, or where nothing is wanted any more. */
export function awaited(file: LoanFile): Awaited | undefined {
  const { standing, waitsFor, step, row } = pipelineRow(file);
  if (standing !== "ACTIVE") return undefined;
  // First what ends the application where nothing is done about it.
  const { signers } = signersInNeed(file);
  if (signers.length > 0) return { what: "signer-needed", basis: signers.map(({ uuid }) => uuid).join(" ") };
  const requests = movesOfBorrower(file);
  if (requests.length > 0) return { what: "request-open", basis: basisOf(requests) };
  // Whoever has an appointment is told when it comes.
  if (waitsFor !== "BORROWER" || appointmentOf(file.facts) !== undefined) return undefined;
  // Whoever signs beside them is reminded themselves.
  if (step === "CO_DEED_REQ" && !owesOfficeDay(file.facts)) return undefined;
  const asked = freezeReminderOf(file);
  if (!asked) return { what: "unfinished", basis: `${row} ${step}` };
  return { what: "unfinished", basis: `${row} ${step} ${asked.dueAt}`, notBefore: plus(asked.dueAt, { hours: 24 }) };
}

/**
 * Those who sign beside the borrower and need a move of theirs: an invitation, or a talk. Before only their signatures are missing, those
 * for whom the application ends where nothing is done, which is told with the earliest end.
 */
export function signersInNeed(file: LoanFile): { readonly signers: readonly SignerFacts[]; readonly endsAt?: Instant } {
  const { row, step } = decide(file);
  if (row >= rowOf.notary) return { signers: [] };
  const signers = file.facts.signers.filter(
    (signer) => needsBorrower(signer) && (step === "CO_DEED_REQ" || givesUp(signer) !== null),
  );
  const [endsAt] = signers.flatMap((signer) => givesUp(signer)?.at ?? []).toSorted();
  return { signers, ...(endsAt !== undefined && { endsAt }) };
}

/** What somebody who signs beside the borrower is reminded of: what is asked of them, their ID, or their signature. */
export interface AwaitedOfSigner {
  readonly what: "asked" | SignerPart;
  readonly basis: string;
}

/** What a signer who has come is waited for; another `basis` as soon as it is something else, and undefined where nothing is wanted. */
export function awaitedOfSigner(file: LoanFile, signer: SignerFacts): AwaitedOfSigner | undefined {
  if (pipelineRow(file).standing !== "ACTIVE" || !mayBeHanded(signer)) return undefined;
  const moves = movesOfSigner(file, signer);
  if (moves.length > 0) return { what: "asked", basis: basisOf(moves) };
  const what = partOpenTo(file.facts, signer);
  return what && { what, basis: what };
}

const basisOf = (asked: readonly Condition[]): string =>
  asked
    .map(({ uuid }) => uuid)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(" ");

/** Whether it has come to an end without money: nothing is wanted of anybody any more. */
export const hasEnded = (file: LoanFile): boolean =>
  ["DECLINED", "CANCELLED", "LAPSED"].includes(pipelineRow(file).standing);

const plus = (instant: Instant, time: Temporal.DurationLike): Instant =>
  Temporal.Instant.from(instant).add(time).toString();

/** The next reminder, so many days after it became the borrower's move, by day; undefined when the last went out. */
export function nextReminderAt(
  since: Instant,
  days: readonly number[],
  now: Instant,
  facts: Facts,
  notBefore: Instant = now,
): Instant | undefined {
  return days
    .map((day) => nextPermitted(plus(since, { hours: 24 * day }), readerZones(facts)))
    .find((at) => !hasCome(at, now) && hasCome(notBefore, at));
}

const HALF_HOURS_BACK = 24;

/** On the day before an appointment, about a day ahead and by day; undefined where it was booked too late for that. */
export function dayBefore(startsAt: Instant, now: Instant, facts: Facts): Instant | undefined {
  const zones = readerZones(facts);
  const wanted = plus(startsAt, { hours: -24 });
  const dayOf = (at: Instant) => localDateAt(at, zones[0] ?? "America/New_York");
  const earlier = Array.from({ length: HALF_HOURS_BACK }, (_, half) => plus(wanted, { minutes: -30 * half }));
  const at = [nextPermitted(wanted, zones), ...earlier].find(
    (one) => nextPermitted(one, zones) === one && dayOf(one) === dayOf(wanted),
  );
  return at !== undefined && !hasCome(at, now) ? at : undefined;
}

/** Shortly before an appointment, unless that is before the morning. */
export function hourBefore(startsAt: Instant, now: Instant, facts: Facts): Instant | undefined {
  const at = plus(startsAt, { hours: -1 });
  return nextPermitted(at, readerZones(facts)) === at && !hasCome(at, now) ? at : undefined;
}
