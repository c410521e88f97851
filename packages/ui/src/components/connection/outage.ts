import { useSyncExternalStore } from "react";

/** How long is rested before each further try; the last one from then on. */
const RESTS_MS = [2000, 4000, 8000, 15_000, 30_000] as const;
/** Not everybody comes back in the same moment. */
const SPREAD = 0.25;

/** `asking`: the next try is under way. */
export type Outage = "none" | "resting" | "asking";

let unanswered = 0;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let resting: (() => void)[] = [];
let outage: Outage = "none";
const listeners = new Set<() => void>();

function look(): void {
  outage = unanswered === 0 ? "none" : resting.length > 0 ? "resting" : "asking";
  for (const listener of listeners) listener();
}

// Nobody rests any longer once the browser says that there is a connection again.
if (typeof window !== "undefined") window.addEventListener("online", tryNow);

/** Ends the rest of everything that waits for an answer. */
export function tryNow(): void {
  clearTimeout(timer);
  timer = undefined;
  const woken = resting;
  resting = [];
  look();
  for (const wake of woken) wake();
}

async function rest(signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  resting.push(resolve);
  signal?.addEventListener("abort", () => resolve(), { once: true });
  if (timer === undefined) {
    const pause = RESTS_MS[Math.min(tries, RESTS_MS.length - 1)] ?? 0;
    tries += 1;
    timer = setTimeout(tryNow, pause * (1 + Math.random() * SPREAD));
  }
  look();
  await promise;
  resting = resting.filter((wake) => wake !== resolve);
  look();
}

/**
 * What `ask` answers. As long as it fails by an outage it is asked again, after ever longer rests or when somebody presses for it,
 * and meanwhile the page says so. What else fails, and what `signal` has ended, is thrown.
 */
export async function untilAnswered<T>(
  ask: () => Promise<T>,
  isOutage: (failure: unknown) => boolean | Promise<boolean>,
  signal?: AbortSignal,
): Promise<T> {
  let isKnown = false;
  try {
    for (;;) {
      try {
        return await ask();
      } catch (failure) {
        if (signal?.aborted || !(await isOutage(failure))) throw failure;
        if (!isKnown) unanswered += 1;
        isKnown = true;
        await rest(signal);
        if (signal?.aborted) throw failure;
      }
    }
  } finally {
    if (isKnown) unanswered -= 1;
    if (unanswered === 0) {
      tries = 0;
      clearTimeout(timer);
      timer = undefined;
    }
    look();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something that the page needs is not being answered. */
export const useOutage = (): Outage => useSyncExternalStore(subscribe, () => outage);
