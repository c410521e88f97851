import { hasCome, type Instant, minutesAfter } from "../../calendar/zoned-time.ts";
import type { NotaryVisit } from "../facts/closing-facts.ts";
import type { Facts } from "../facts/facts.ts";

const MINUTES_BETWEEN_TIMES = 30;
const MOST_TIMES = 60;

/** The borrower's times still wait for somebody, because the network has not answered or has found nobody. */
const awaitsAnybody = ({ state, reason }: NotaryVisit): boolean =>
  state === "REQUESTED" || (state === "FAILED" && reason === "no-one-available");

/** Whether a notary of the lender's can be named for a visit at that time: the one that is booked, or one that suits the borrower. */
export function suitsOwnNotary(visit: NotaryVisit, at: Instant, now: Instant): boolean {
  if (hasCome(at, now)) return false;
  if (visit.state === "CONFIRMED") return visit.startsAt !== undefined && isSame(visit.startsAt, at);
  return awaitsAnybody(visit) && visit.windows.some(({ from, to }) => hasCome(from, at) && !hasCome(to, at));
}

/** The times to choose from for a notary of the lender's; none where nobody can be named. */
export function timesForOwnNotary(visit: NotaryVisit, now: Instant): readonly Instant[] {
  const times =
    visit.state === "CONFIRMED"
      ? [visit.startsAt ?? now]
      : visit.windows.flatMap(({ from, to }) => halfHoursOf(from, to));
  return times.filter((at) => suitsOwnNotary(visit, at, now)).slice(0, MOST_TIMES);
}

const halfHoursOf = (from: Instant, to: Instant): readonly Instant[] =>
  Array.from({ length: MOST_TIMES }, (_, place) => minutesAfter(from, place * MINUTES_BETWEEN_TIMES)).filter(
    (at) => !hasCome(to, at),
  );

/** The same moment, with fractions of a second or without. */
const isSame = (one: Instant, other: Instant): boolean => hasCome(one, other) && hasCome(other, one);

/** The visit of a notary of the lender's whose hour has come and of which they have said nothing yet. */
export function ownVisitToAnswer({ notaryVisit: visit, deed }: Facts, now: Instant): NotaryVisit | undefined {
  if (!visit?.desk || !visit.startsAt || deed || (visit.state !== "CONFIRMED" && visit.state !== "OVER"))
    return undefined;
  return hasCome(visit.startsAt, now) ? visit : undefined;
}
