/** A call that the page began to make before its scripts were there. */
export interface Begun {
  readonly answer: Promise<Response>;
  /** The headers that it was made with, as the client makes them. */
  readonly headers: Headers;
  /** By `performance.now()`. */
  readonly at: number;
}

declare global {
  /** By their addresses; each is taken once. */
  var begunCalls: Map<string, Begun> | undefined;
}

/** What was begun longer ago may not be true any more. */
const FRESH_MS = 15_000;

/**
 * The answer of a call that has begun already, where it was made in the same way; undefined where it has to be made now. Rejects as a call
 * does that `signal` ends, though nothing more is saved by that.
 */
export function takeBegun(url: string, init: RequestInit): Promise<Response> | undefined {
  const begun = globalThis.begunCalls?.get(url);
  if (begun === undefined || init.method !== "GET") return undefined;
  globalThis.begunCalls?.delete(url);
  if (performance.now() - begun.at > FRESH_MS || !isSame(begun.headers, new Headers(init.headers))) return undefined;
  return init.signal ? untilAborted(begun.answer, init.signal) : begun.answer;
}

const isSame = (some: Headers, others: Headers): boolean => JSON.stringify([...some]) === JSON.stringify([...others]);

function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const end = () => reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener("abort", end, { once: true });
  answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  return promise;
}
