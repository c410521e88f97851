import { Temporal } from "temporal-polyfill";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEARS = [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032] as const;

/** Zones with summer time and without, from east to west. Hours from UTC in winter. */
export const zones = {
  "America/New_York": { winter: -5, hasSummerTime: true },
  "America/Chicago": { winter: -6, hasSummerTime: true },
  "America/Phoenix": { winter: -7, hasSummerTime: false },
  "America/Los_Angeles": { winter: -8, hasSummerTime: true },
  "Pacific/Honolulu": { winter: -10, hasSummerTime: false },
} as const;
export type Zone = keyof typeof zones;
export const zoneNames = Object.keys(zones) as Zone[];

export const msOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;
export const instantOf = (atMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(atMs).toString({ fractionalSecondDigits: 3 });

/** The midnight in UTC with which a day begins, in milliseconds. A month is 1 to 12. */
export const midnight = (year: number, month: number, day: number): number =>
  Temporal.PlainDate.from({ year, month, day }).toZonedDateTime("UTC").epochMilliseconds;

/** The nth Sunday of a month, as milliseconds of its midnight in UTC. */
function nthSunday(year: number, month: number, nth: number): number {
  const { dayOfWeek } = Temporal.PlainDate.from({ year, month, day: 1 });
  return midnight(year, month, 1) + (7 - dayOfWeek + (nth - 1) * 7) * DAY_MS;
}

interface Summer {
  readonly from: number;
  readonly to: number;
}

const knownSummers = new Map<string, Summer>();

/** From 2 in the morning of the second Sunday of March to 2 of the first of November: 15 USC 260a. Milliseconds of UTC. */
export function summerOf(year: number, zone: Zone): Summer {
  const key = `${year} ${zone}`;
  const { winter } = zones[zone];
  const summer = knownSummers.get(key) ?? {
    from: nthSunday(year, 3, 2) + (2 - winter) * HOUR_MS,
    to: nthSunday(year, 11, 1) + (2 - (winter + 1)) * HOUR_MS,
  };
  knownSummers.set(key, summer);
  return summer;
}

/** What a wall clock shows, worked out from the statute alone, without a zone database. */
export function clockByStatute(atMs: number, zone: Zone): { readonly date: string; readonly time: string } {
  const { winter, hasSummerTime } = zones[zone];
  const { from, to } = summerOf(Number(instantOf(atMs + winter * HOUR_MS).slice(0, 4)), zone);
  const isSummer = hasSummerTime && atMs >= from && atMs < to;
  const shown = instantOf(atMs + (winter + (isSummer ? 1 : 0)) * HOUR_MS);
  return { date: shown.slice(0, 10), time: shown.slice(11, 19) };
}

/** Instants round which days are counted wrongly if ever: both changes of the clock, leap days, the ends of years, and one in each month. */
export const turningPoints: readonly number[] = YEARS.flatMap((year) => [
  ...zoneNames.flatMap((zone) => Object.values(summerOf(year, zone))),
  ...[1, 2].map((days) => midnight(year, 2, 28) + days * DAY_MS),
  midnight(year + 1, 1, 1),
  ...Array.from({ length: 12 }, (_, month) => midnight(year, month + 1, 16)),
]);
