/** The instant at which it is this hour of this day in a time zone. ISO in UTC. */
export function instantAt(date: string, hour: number, timeZone: string): string {
  const guess = Date.parse(`${date}T${String(hour).padStart(2, "0")}:00:00Z`);
  // What the clock there says at the guess is off by the zone's distance from UTC; twice, for days on which clocks change.
  const once = guess - offsetMs(guess, timeZone);
  return new Date(guess - offsetMs(once, timeZone)).toISOString();
}

function offsetMs(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const read = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute) - instant;
}
