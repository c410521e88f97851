import { Temporal } from "temporal-polyfill";
import type { Instant } from "../calendar/zoned-time.ts";
import { isUsTimeZone, timeZonesOf } from "../property/time-zone.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { homeOf } from "../workflow/property/home.ts";

/** Texts are sent from eight in the morning until nine at night, where the reader lives (47 CFR 64.1200(c)(1)). */
const FIRST_HOUR = 8;
const LAST_HOUR = 21;

/** Where nothing is known of the home, it must be day in all of the country. */
const everywhere = ["America/New_York", "Pacific/Honolulu"];

/** The zones in one of which the borrower lives: of the home, or of its state while the county is not known. */
export function readerZones(facts: Facts): readonly string[] {
  const zone = homeOf(facts)?.timeZone;
  if (zone) return [zone];
  const state = facts.answers.home?.state;
  return state ? timeZonesOf(state) : everywhere;
}

/**
 * The zones in one of which somebody lives who signs beside the borrower: as their browser told it, else as the borrower's. A zone abroad,
 * or UTC, is that of a journey or of a machine.
 */
export const signerZones = (facts: Facts, { timeZone }: Pick<SignerFacts, "timeZone">): readonly string[] =>
  timeZone !== undefined && isUsTimeZone(timeZone) ? [timeZone] : readerZones(facts);

/** The moment itself where it is day in all of the zones; else the next at which it is. */
export function nextPermitted(at: Instant, zones: readonly string[]): Instant {
  let moment = Temporal.Instant.from(at);
  // Each round begins where one zone's day does: after the last of them begins, all agree.
  for (let round = 0; round <= 2 * zones.length; round += 1) {
    const later =
      zones
        .map((zone) => dayIn(moment, zone))
        .toSorted((one, other) => Temporal.Instant.compare(one, other))
        .at(-1) ?? moment;
    if (Temporal.Instant.compare(later, moment) === 0) break;
    moment = later;
  }
  return Temporal.Instant.compare(moment, Temporal.Instant.from(at)) === 0 ? at : moment.toString();
}

function dayIn(moment: Temporal.Instant, zone: string): Temporal.Instant {
  const wall = moment.toZonedDateTimeISO(zone);
  if (wall.hour >= FIRST_HOUR && wall.hour < LAST_HOUR) return moment;
  const day = wall.hour < FIRST_HOUR ? wall.toPlainDate() : wall.toPlainDate().add({ days: 1 });
  return day.toZonedDateTime({ timeZone: zone, plainTime: new Temporal.PlainTime(FIRST_HOUR) }).toInstant();
}
