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
/** A machine with much else to do starts a server slowly. */
const PATIENCE_MS = 60_000;

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
      // Both are waited for together: a request that fails while the blow still falls is a failed walk, not the end of the process.
      const [response] = await Promise.all([sendUntilAnswered(input, init), blow && strike(blow)]);
      if (response.ok && key !== null) acknowledged.add(key);
      return response;
    },
  };
}

async function strike({ afterMs, fall }: Blow): Promise<void> {
  await pause(afterMs);
  await fall();
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
