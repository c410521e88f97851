const MINUTE_MS = 60_000;
/** More than are busy in a minute: what is over is thrown away then. */
const MOST_KEPT = 10_000;

/**
 * Tells whether somebody may do a thing once more: so often in the minute that begins with their first, in this process. The machine's
 * clock counts, not the business's: it is about traffic. Who is refused is not counted.
 */
export function soOften(mostAMinute: number): (who: string) => boolean {
  const minutes = new Map<string, { readonly until: number; count: number }>();
  return (who) => {
    const now = Date.now();
    let minute = minutes.get(who);
    if (!minute || minute.until <= now) {
      if (minutes.size >= MOST_KEPT) for (const [one, { until }] of minutes) if (until <= now) minutes.delete(one);
      minute = { until: now + MINUTE_MS, count: 0 };
      minutes.set(who, minute);
    }
    if (minute.count >= mostAMinute) return false;
    minute.count += 1;
    return true;
  };
}
