import { Refusal } from "./refusal.ts";

/**
 * Lets so many pieces of work of one person go on at the same time, in this process, and refuses what is more with 429: what one of
 * them holds in memory, one person must not be able to make the process hold a thousand times.
 */
export function atOnce(most: number): <T>(who: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, number>();
  return async (who, work) => {
    const before = underWay.get(who) ?? 0;
    if (before >= most)
      throw new Refusal(429, "too-many", "Several of these are still under way. Wait a moment and try again.", {
        retryAfter: 5,
      });
    underWay.set(who, before + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(who) ?? 1) - 1;
      if (left === 0) underWay.delete(who);
      else underWay.set(who, left);
    }
  };
}
