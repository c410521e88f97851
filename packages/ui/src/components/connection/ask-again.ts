import { untilAnswered } from "./outage.ts";

/** As much of a query, and of the cache that keeps all of them, as is needed to ask again. */
type Asked = { readonly state: { readonly data: unknown }; isActive(): boolean; fetch(): Promise<unknown> };
type Happening = { readonly type: string; readonly query: unknown; readonly action?: { readonly type: string } };
type Cache = { subscribe(listener: (happening: Happening) => void): () => void };

/**
 * Parts of a page come by themselves once an outage is over, as whole pages do: what a part on the page asked for, and an outage
 * kept from it, is asked for again until it is there or the part is gone. What is there already keeps standing, and is left to its
 * own times.
 */
export function askAgainAfterOutages(cache: Cache, isOutage: (failure: unknown) => boolean): () => void {
  const awaited = new Map<Asked, AbortController>();

  async function ask(query: Asked, failure: unknown): Promise<void> {
    const leaving = new AbortController();
    awaited.set(query, leaving);
    let known = failure;
    const again = async (): Promise<unknown> => {
      if (known !== undefined) {
        const first = known;
        known = undefined;
        throw first;
      }
      return query.state.data ?? query.fetch();
    };
    try {
      await untilAnswered(again, isOutage, leaving.signal);
    } catch {
      // The part itself says what failed otherwise.
    } finally {
      awaited.delete(query);
    }
  }

  return cache.subscribe(({ type, query, action }) => {
    const asked = query as Asked & { readonly state: { readonly error: unknown } };
    if (type === "observerRemoved" && !asked.isActive()) awaited.get(asked)?.abort();
    if (type !== "updated" || action?.type !== "error" || awaited.has(asked)) return;
    const { data, error } = asked.state;
    if (data === undefined && asked.isActive() && isOutage(error)) void ask(asked, error);
  });
}
