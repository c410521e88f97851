import { statusStream } from "@gable/contract/calls/application.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import type { StatusReply } from "@gable/domain/application/status.ts";
import { client } from "../session/client.ts";
import { readEvents } from "./read-events.ts";

const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Listens to the status of an application until `signal` ends it. A line that breaks is opened again after a pause that doubles;
 * one that is refused is not. While the page is hidden nothing is held open: browsers allow few connections to one host.
 */
export async function hearStatus(uuid: string, hear: (reply: StatusReply) => void, signal: AbortSignal): Promise<void> {
  let pause = SHORTEST_PAUSE_MS;
  while (!signal.aborted) {
    await untilShown(signal);
    const line = new AbortController();
    const stop = AbortSignal.any([signal, line.signal]);
    const hang = () => document.hidden && line.abort();
    document.addEventListener("visibilitychange", hang);
    try {
      const response = await client.open(statusStream, { params: { uuid }, signal: stop });
      if (response.body === null) return;
      for await (const data of readEvents(response.body)) {
        pause = SHORTEST_PAUSE_MS;
        hear(JSON.parse(data) as StatusReply);
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
