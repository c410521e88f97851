import { addDays } from "../../calendar/local-date.ts";
import { type Instant, minutesAfter, startOfDay } from "../../calendar/zoned-time.ts";
import { rowOf } from "../../journey/row-of.ts";
import { awaitedOriginals } from "../closing/signed-originals.ts";
import { decide, END_ROW } from "../decide.ts";
import type { LoanFile } from "../facts/facts.ts";
import { zoneAtHome } from "../property/home.ts";
import { isTexasHomestead } from "./notarisation.ts";
import { isAppointmentSpent, MINUTES_FOR_ORIGINALS } from "./office-closing.ts";

/** A notary in person scans what was signed within so long of the appointed hour (policy). */
const MINUTES_FOR_SCAN = 2 * 24 * 60;
/** Papers that were posted come back signed within so many days (policy). */
const DAYS_BY_POST = 21;

/** Signed paper that is to come back, and by when. */
export interface AwaitedReturn {
  readonly from: "notary" | "post";
  /** The visit, by when it was asked for, or the day on which the papers were posted. */
  readonly key: string;
  readonly due: Instant;
}

/** What is signed by hand and on its way back to us; where staff asked after it, by the day that they were told. */
export function awaitedReturn(file: LoanFile): AwaitedReturn | undefined {
  if (decide(file).row === END_ROW) return undefined;
  const awaited = fromNotary(file) ?? byPost(file);
  const asked = file.facts.returnsAskedAfter?.findLast(({ key }) => key === awaited?.key);
  return awaited && asked ? { ...awaited, due: endOf(file, asked.expectedOn) } : awaited;
}

/** What should have come back and has not, with since when somebody has to ask after it. */
export function lateReturn(file: LoanFile): (AwaitedReturn & { readonly since: Instant }) | undefined {
  const { lateReturn: noted } = file.facts;
  const awaited = noted && awaitedReturn(file);
  return awaited?.key === noted?.key && awaited && awaited.due === noted?.due
    ? { ...awaited, since: awaited.due }
    : undefined;
}

function fromNotary(file: LoanFile): AwaitedReturn | undefined {
  const { facts } = file;
  const { notaryVisit: visit } = facts;
  if (decide(file).row !== rowOf.notary || visit?.state !== "OVER" || !visit.startsAt || isAppointmentSpent(facts))
    return undefined;
  const from = "notary";
  const key = visit.requestedAt;
  // A deed that the borrower takes home from the office comes by post.
  if (!(isTexasHomestead(facts) && facts.onPaper))
    return { from, key, due: minutesAfter(visit.startsAt, MINUTES_FOR_SCAN) };
  const isMissing = awaitedOriginals(file).some(({ original }) => original === undefined);
  return isMissing ? { from, key, due: minutesAfter(visit.startsAt, MINUTES_FOR_ORIGINALS) } : undefined;
}

/** For a Texas homestead it is the appointment that counts as missed when nothing comes back from it. */
function byPost(file: LoanFile): AwaitedReturn | undefined {
  if (isTexasHomestead(file.facts)) return undefined;
  const [first] = awaitedOriginals(file)
    .flatMap(({ postedOn, original }) => (postedOn && !original ? [postedOn] : []))
    .toSorted();
  return first === undefined ? undefined : { from: "post", key: first, due: endOf(file, addDays(first, DAYS_BY_POST)) };
}

const endOf = ({ facts }: LoanFile, day: string): Instant => startOfDay(addDays(day, 1), zoneAtHome(facts));
