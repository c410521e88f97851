import { setTimeout as pause } from "node:timers/promises";

/** Something bad that happens so many milliseconds after a request was sent. */
export interface Blow {
  readonly afterMs: number;
  readonly fall: () => Promise<void>;
}

export interface UnreliableNetwork {
  readonly fetch: typeof fetch;
  /** The idempotency keys of the commands that were answered with success. */
  readonly acknowledged: ReadonlySet<string>;
  readonly requests: () => number;
}

const TRY_AGAIN_MS = 25;
const PATIENCE_MS = 25_000;

/**
 * Carries requests as a patient browser does: what is not answered, or answered by 503, is sent again as it was. `blows` fall while the
 * request with that number (1 for the first) is under way.
 */
export function createUnreliableNetwork(blows: ReadonlyMap<number, Blow>): UnreliableNetwork {
  const acknowledged = new Set<string>();
  let requests = 0;
  return {
    acknowledged,
    requests: () => requests,
    async fetch(input, init) {
      requests += 1;
      const key = new Headers(init?.headers).get("idempotency-key");
      const blow = blows.get(requests);
      const sent = sendUntilAnswered(input, init);
      if (blow) {
        await pause(blow.afterMs);
        await blow.fall();
      }
      const response = await sent;
      if (response.ok && key !== null) acknowledged.add(key);
      return response;
    },
  };
}

async function sendUntilAnswered(...request: Parameters<typeof fetch>): Promise<Response> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(...request).catch(() => undefined);
    if (response && response.status !== 503) return response;
    if (performance.now() > end) throw new Error(`Nobody answers (${response?.status ?? "no connection"}).`);
    await pause(TRY_AGAIN_MS);
  }
}
