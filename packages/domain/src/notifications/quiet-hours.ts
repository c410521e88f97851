import { Temporal } from "temporal-polyfill";
import type { Instant } from "../calendar/zoned-time.ts";

/** Texts are sent from eight in the morning until nine at night, where the reader lives (47 CFR 64.1200(c)(1)). */
const FIRST_HOUR = 8;
const LAST_HOUR = 21;

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
