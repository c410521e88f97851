import { hasCome, type Instant } from "../calendar/zoned-time.ts";

/** How a recording reaches in time; `until` is null before its first part came. */
export interface Film {
  readonly beganAt: Instant;
  readonly until: Instant | null;
  /** More of it may come. */
  readonly isGoing: boolean;
}

/**
 * - `yes`: the moment is on a film that is kept.
 * - `coming`: it is on one that is being made; its part has not come yet.
 * - `no`: it is on none, and will not be.
 */
export const filmStandings = ["yes", "coming", "no"] as const;
export type FilmStanding = (typeof filmStandings)[number];

/** Whether a moment is on one of these films (rule: a deed before a notary by video is good with a recording alone). */
export function filmStandingOf(moment: Instant, films: readonly Film[]): FilmStanding {
  const begun = films.filter(({ beganAt }) => hasCome(beganAt, moment));
  if (begun.some(({ until }) => until !== null && !hasCome(until, moment))) return "yes";
  return begun.some(({ isGoing }) => isGoing) ? "coming" : "no";
}
