const MINUTE_MS = 60_000;
/** More than are busy in a minute: what is over is thrown away then. */
const MOST_KEPT = 10_000;
/** To look through all that is kept for each who is new would be work that strangers can order. */
const LOOK_THROUGH_EVERY_MS = 1000;

/**
 * Tells whether somebody may do a thing once more: so often in the minute that begins with their first, in this process. The machine's
 * clock counts, not the business's: it is about traffic. Who is refused is not counted.
 */
export function soOften(mostAMinute: number): (who: string) => boolean {
  const minutes = new Map<string, { readonly until: number; count: number }>();
  let lookedThroughAt = 0;
  const throwAway = (now: number) => {
    if (minutes.size < MOST_KEPT || now - lookedThroughAt < LOOK_THROUGH_EVERY_MS) return;
    lookedThroughAt = now;
    for (const [one, { until }] of minutes) if (until <= now) minutes.delete(one);
  };
  return (who) => {
    const now = Date.now();
    let minute = minutes.get(who);
    if (!minute || minute.until <= now) {
      throwAway(now);
      minute = { until: now + MINUTE_MS, count: 0 };
      minutes.set(who, minute);
    }
    if (minute.count >= mostAMinute) return false;
    minute.count += 1;
    return true;
  };
}
