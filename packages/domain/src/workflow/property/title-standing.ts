import type { LocalDate } from "../../calendar/local-date.ts";
import { type Instant, localDateAt } from "../../calendar/zoned-time.ts";
import { type Effect, effect } from "../effect.ts";
import type { Facts } from "../facts/facts.ts";
import { homeOf } from "./home.ts";

/**
 * A title commitment holds through its last day. Past it, nothing may rest on it: not the deed's way to the county, which waits for the
 * notary and the right to cancel, nor the day of the money. One that had ended when it came is not asked for again: the company would
 * give the same.
 */
export function isTitleExpired(facts: Facts): boolean {
  const { finalTitle: title, deed, rescissionOver, fundingDay, funding } = facts;
  const zone = homeOf(facts)?.timeZone;
  if (!zone || !title?.clearToClose || !title.expiresOn || funding) return false;
  const day = (instant: Instant): LocalDate => localDateAt(instant, zone);
  if (title.expiresOn < day(title.at)) return false;
  const last = title.expiresOn;
  return [deed?.notarisedAt, rescissionOver, fundingDay?.at].some((at) => at !== undefined && day(at) > last);
}

/** The search brought to date: once at first, again for each time that staff asked or that a commitment ran out. */
export const titleOrder = (facts: Facts): Effect =>
  effect(
    "update-title",
    "final",
    facts.finalTitleAttempts,
    ...(isTitleExpired(facts) ? [facts.finalTitle?.at ?? ""] : []),
  );
