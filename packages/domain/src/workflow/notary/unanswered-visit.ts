import { addDays } from "../../calendar/local-date.ts";
import {
  hasCome,
  type Instant,
  instantOfWallTime,
  latestInstantOf,
  localDateAt,
  minutesAfter,
} from "../../calendar/zoned-time.ts";
import type { NotaryVisit } from "../facts/closing-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { zoneAtHome } from "../property/home.ts";
import { failedVisit } from "./missed-appointments.ts";

/** A network of notaries answers within so long (policy), while its people are at work. */
const MINUTES_TO_ANSWER = 120;
const DAY_BEGINS = "08:00";
const DAY_ENDS = "20:00";

type Asked = Pick<NotaryVisit, "requestedAt" | "windows">;

/** Until when a notary should have been found, in the daytime where the home is: what is asked at night is looked at in the morning. */
export function answerExpectedBy({ requestedAt }: Asked, timeZone: string): Instant {
  const today = localDateAt(requestedAt, timeZone);
  const begins = instantOfWallTime(today, DAY_BEGINS, timeZone);
  const by = minutesAfter(latestInstantOf(requestedAt, begins), MINUTES_TO_ANSWER);
  if (!hasCome(minutesAfter(instantOfWallTime(today, DAY_ENDS, timeZone), 1), by)) return by;
  return minutesAfter(instantOfWallTime(addDays(today, 1), DAY_BEGINS, timeZone), MINUTES_TO_ANSWER);
}

/** When the last of the times begins that suit the borrower: nobody is found for them after that. */
export const lastWishOf = ({ requestedAt, windows }: Asked): Instant =>
  latestInstantOf(requestedAt, ...windows.map(({ from }) => from));

/** When a visit that nobody has answered is looked at next; undefined where none is awaited. */
export function unansweredVisitDue(facts: Facts): Instant | undefined {
  const { notaryVisit: visit } = facts;
  if (visit?.state !== "REQUESTED") return undefined;
  const last = lastWishOf(visit);
  if (visit.unansweredAt) return last;
  const expected = answerExpectedBy(visit, zoneAtHome(facts));
  return hasCome(last, expected) ? last : expected;
}

/** What comes of it then: a person looks too; and once the last of the times has come, the borrower chooses others. */
export function unansweredVisit(facts: Facts, at: Instant): Pick<Facts, "notaryVisit" | "missedAppointments"> {
  const { notaryVisit: visit } = facts;
  if (!visit) return {};
  return hasCome(lastWishOf(visit), at)
    ? failedVisit(facts, visit, { reason: "no-one-available", at })
    : { notaryVisit: { ...visit, unansweredAt: at } };
}
