import { setTimeout as pause } from "node:timers/promises";
import { PATIENCE_MS } from "../patience.ts";

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
  /** Requests that the server answered by a fault of its own, other than that it is not there. */
  readonly faults: readonly string[];
}

const TRY_AGAIN_MS = 25;
/** For each try: a reply that does not come by then is asked for once more. */
const TRY_FOR_MS = 30_000;

/**
 * Carries requests for somebody patient: what is not answered, or answered by 503, is sent again as it was, also once their browser has
 * given up, as by a press of "Try again". `blows` fall while the
 * request with that number (1 for the first) is under way. The first answer to a command that `loses` names never arrives: it is sent
 * again. A command is named by its place and by how often it was sent there.
 */
export function createUnreliableNetwork(
  blows: ReadonlyMap<number, Blow>,
  loses: (command: string) => boolean = () => false,
): UnreliableNetwork {
  const acknowledged = new Set<string>();
  const faults: string[] = [];
  const sent = new Map<string, number>();
  let requests = 0;

  function isLost(url: string): boolean {
    const place = new URL(url).pathname.replace(/[0-9a-f-]{36}/g, "…");
    const times = (sent.get(place) ?? 0) + 1;
    sent.set(place, times);
    return loses(`${place} ${times}`);
  }

  return {
    acknowledged,
    faults,
    requests: () => requests,
    async fetch(input, init) {
      requests += 1;
      const key = new Headers(init?.headers).get("idempotency-key");
      const blow = blows.get(requests);
      // Both are waited for together: a request that fails while the blow still falls is a failed walk, not the end of the process.
      const [first] = await Promise.all([sendUntilAnswered(input, init), blow && strike(blow)]);
      const url = input instanceof Request ? input.url : input.toString();
      const response = key !== null && isLost(url) ? await sendUntilAnswered(input, init) : first;
      if (response.ok && key !== null) acknowledged.add(key);
      if (response.status >= 500) faults.push(`${response.status} to ${url}`);
      return response;
    },
  };
}

async function strike({ afterMs, fall }: Blow): Promise<void> {
  await pause(afterMs);
  await fall();
}

async function sendUntilAnswered(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { signal: _ofOneTry, ...again } = init;
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(input, { ...again, signal: AbortSignal.timeout(TRY_FOR_MS) })
      .then(inWhole)
      .catch(() => undefined);
    if (response && response.status !== 503) return response;
    if (performance.now() > end) throw new Error(`Nobody answers (${response?.status ?? "no connection"}).`);
    await pause(TRY_AGAIN_MS);
  }
}

/** The reply with all of its body: a server may be killed between its first byte and its last. */
async function inWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  const whole = new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
  Object.defineProperty(whole, "url", { value: response.url });
  return whole;
}
