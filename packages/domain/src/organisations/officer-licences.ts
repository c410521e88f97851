import { addDays, type LocalDate } from "../calendar/local-date.ts";
import type { Originator } from "./originator.ts";

/** From November 1 on a licence may be renewed that ends on December 31 (12 CFR 1007.103(b) and the states under 12 USC 5105). */
export const DAYS_OF_RENEWAL = 60;
/** The system in which these licences are kept began in 2008. */
export const EARLIEST_END: LocalDate = "2008-01-01";
/** Every licence is renewed each year: an end beyond the next renewal's is a slip of the hand. */
export const MOST_DAYS_OF_LICENCE = 2 * 366;

type Licensed = Pick<Originator, "licensedStates" | "licenceEnds">;

/** The states in which an originator may bring applications on a day. A licence whose end nobody entered is still one. */
export const officersStatesOn = ({ licensedStates, licenceEnds = {} }: Licensed, on: LocalDate): readonly string[] =>
  licensedStates.filter((state) => {
    const end = licenceEnds[state];
    return end === undefined || on <= end;
  });

/** How a licence stands on a day: `UNKNOWN` while nobody has entered its end. */
export function licenceStanding(until: LocalDate | null | undefined, on: LocalDate): LicenceStanding {
  if (until === null || until === undefined) return "UNKNOWN";
  if (until < on) return "ENDED";
  return until <= addDays(on, DAYS_OF_RENEWAL) ? "ENDS_SOON" : "GOOD";
}

export const licenceStandings = ["GOOD", "ENDS_SOON", "ENDED", "UNKNOWN"] as const;
export type LicenceStanding = (typeof licenceStandings)[number];

/** So many days before a licence ends it is written to the officer and to who may enter the new end; 0: on its last day. */
const licenceWarnings = [0, 14, DAYS_OF_RENEWAL] as const;
export type LicenceWarning = (typeof licenceWarnings)[number];
/** Who could not be written to on the last day is until so long after it. */
export const DAYS_OF_LATE_WARNING = 7;

/** Which of the warnings a licence calls for on a day: the latest whose day has come, and none for one that ended long ago. */
export function licenceWarningOn(until: LocalDate, today: LocalDate): LicenceWarning | null {
  if (until < addDays(today, -DAYS_OF_LATE_WARNING)) return null;
  return licenceWarnings.find((days) => until <= addDays(today, days)) ?? null;
}
