import type { CallDefinition } from "./call.ts";
import type { Client, Request } from "./client.ts";
import { CallFailed } from "./problem.ts";
import { readEvents } from "./read-events.ts";

const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

interface Ears {
  /** The data of one event. */
  readonly hear: (data: string) => void;
  /** Each time the line is open: what happened before it was, nobody has told. */
  readonly opened?: () => void;
  readonly signal: AbortSignal;
}

/**
 * Listens to a call that answers with server-sent events, until `signal` ends it. A line that breaks is opened again after a pause
 * that doubles; one that is refused is not. While the page is hidden nothing is held open: browsers allow few connections to one host.
 */
export async function hearStream<C extends CallDefinition>(
  client: Client,
  call: C,
  request: Request<C>,
  { hear, opened, signal }: Ears,
): Promise<void> {
  let pause = SHORTEST_PAUSE_MS;
  while (!signal.aborted) {
    await untilShown(signal);
    const line = new AbortController();
    const stop = AbortSignal.any([signal, line.signal]);
    const hang = () => document.hidden && line.abort();
    document.addEventListener("visibilitychange", hang);
    try {
      const response = await client.open(call, { ...request, signal: stop });
      if (response.body === null) return;
      opened?.();
      for await (const data of readEvents(response.body)) {
        pause = SHORTEST_PAUSE_MS;
        hear(data);
      }
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status >= 400 && failure.status < 500) return;
    } finally {
      document.removeEventListener("visibilitychange", hang);
    }
    if (!signal.aborted && !line.signal.aborted) await rest(pause, signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

function untilShown(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((shown) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      shown();
    };
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look, { once: true });
  });
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((rested) => {
    const timer = setTimeout(rested, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        rested();
      },
      { once: true },
    );
  });
}
