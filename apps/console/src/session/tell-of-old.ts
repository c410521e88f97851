import { isOutage } from "@gable/contract/problem.ts";
import { untilAnswered } from "@gable/ui/components/connection/outage.ts";
import type { Query, QueryCache } from "@tanstack/react-query";

/** One lost answer to a page that asks by itself is nothing to speak of: so long after it is asked once more, in silence. */
const DOUBT_MS = 2000;

/**
 * Staff act on what others did meanwhile: where an outage keeps away what is new of something that stands on the page, the line over the
 * page says so, and it is asked for until it comes or the page is left. What never came yet, `askAgainAfterOutages` asks for.
 */
export function tellOfOld(cache: QueryCache): () => void {
  const doubted = new WeakSet<Query>();
  const awaited = new WeakMap<Query, AbortController>();

  function doubt(query: Query): void {
    doubted.add(query);
    setTimeout(() => {
      // The part itself is told what came of it.
      if (query.isActive()) void query.fetch().catch(() => undefined);
      else doubted.delete(query);
    }, DOUBT_MS);
  }

  async function ask(query: Query): Promise<void> {
    const leaving = new AbortController();
    awaited.set(query, leaving);
    const { dataUpdatedAt, error } = query.state;
    let isKnown = false;
    const again = async (): Promise<unknown> => {
      if (isKnown) return query.state.dataUpdatedAt > dataUpdatedAt ? query.state.data : query.fetch();
      isKnown = true;
      throw error;
    };
    try {
      await untilAnswered(again, isOutage, leaving.signal);
    } catch {
      // The part itself says what failed otherwise.
    } finally {
      awaited.delete(query);
      doubted.delete(query);
    }
  }

  return cache.subscribe((happening) => {
    const { query } = happening;
    if (happening.type === "observerRemoved" && !query.isActive()) awaited.get(query)?.abort();
    if (happening.type !== "updated") return;
    if (happening.action.type === "success") doubted.delete(query);
    if (happening.action.type !== "error" || awaited.has(query)) return;
    if (query.state.data === undefined || !query.isActive() || !isOutage(query.state.error)) return;
    if (doubted.has(query)) void ask(query);
    else doubt(query);
  });
}
