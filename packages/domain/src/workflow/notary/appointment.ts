import type { Instant } from "../../calendar/zoned-time.ts";
import type { Facts } from "../facts/facts.ts";

/** When the borrower meets the notary. */
export function appointmentOf({ notarySession: session, notaryVisit: visit }: Facts): Instant | undefined {
  if (session?.state === "BOOKED") return session.startsAt;
  return visit?.state === "CONFIRMED" ? visit.startsAt : undefined;
}
