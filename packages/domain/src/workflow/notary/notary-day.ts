import type { LocalDate } from "../../calendar/local-date.ts";
import { localDateAt } from "../../calendar/zoned-time.ts";
import type { Facts } from "../facts/facts.ts";

/**
 * The day, in the home's zone, of the appointment with the notary that stands; of one that failed the day on which the next may be, where
 * that is known. Undefined where nothing is booked and nothing keeps people from booking.
 */
export function notaryDay({ notarySession, notaryVisit }: Facts, timeZone: string): LocalDate | undefined {
  const visitAt = notaryVisit?.startsAt ?? notaryVisit?.windows[0]?.from;
  if (visitAt !== undefined && notaryVisit?.state !== "FAILED") return localDateAt(visitAt, timeZone);
  const at = notarySession?.state === "FAILED" ? notarySession.lockedUntil : notarySession?.startsAt;
  return at === undefined ? undefined : localDateAt(at, timeZone);
}
