import { useEffect, useSyncExternalStore } from "react";

/** From here on a wait is said to be long, and from there on what one can do instead. */
const LONG_MS = 3000;
const VERY_LONG_MS = 10_000;
/** A wait that follows upon another this soon is the same one to whoever sits in front of it. */
const SAME_MS = 300;

export type WaitLength = "short" | "long" | "very-long";

let under = 0;
let length: WaitLength = "short";
let timers: ReturnType<typeof setTimeout>[] = [];
let ending: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: WaitLength): void {
  length = next;
  for (const listener of listeners) listener();
}

function begin(): void {
  under += 1;
  clearTimeout(ending);
  if (timers.length > 0) return;
  timers = [setTimeout(() => become("long"), LONG_MS), setTimeout(() => become("very-long"), VERY_LONG_MS)];
}

function end(): void {
  under -= 1;
  if (under > 0) return;
  ending = setTimeout(() => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    become("short");
  }, SAME_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that somebody is waiting in front of this as long as it is on the page and `waiting`. */
export function useWait(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return undefined;
    begin();
    return end;
  }, [waiting]);
}

/** How long somebody has been waiting for whatever the page waits for. */
export const useWaitLength = (): WaitLength => useSyncExternalStore(subscribe, () => length);
