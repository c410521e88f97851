import { Worker } from "node:worker_threads";
import type { PdfFindings, Said } from "./inspect-pdf-worker.ts";

/** Where many are started at once on a busy machine, one takes long; that says nothing of the file. */
const START_MS = 60_000;
const INSPECTION_MS = 10_000;
const INSPECTION_MEMORY_MB = 256;
/** So long a thread waits for the next file. */
const IDLE_MS = 10_000;

interface Idle {
  readonly worker: Worker;
  /** Ends it when nobody needs it for long, or it ended by itself. */
  readonly forget: () => void;
  readonly timer: NodeJS.Timeout;
}

let idle: Idle | undefined;

/** Threads that read at the same time; further files wait for one to be free. */
const MOST_THREADS = 3;
let reading = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a PDF on a thread of its own with little memory and time: a file made to exhaust its reader exhausts only that. A thread that
 * answered is kept a while for the next file, because to start one takes ten times as long as to read a file.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFindings> {
  if (reading >= MOST_THREADS) await new Promise<void>((resolve) => void waiting.push(resolve));
  else reading += 1;
  try {
    return await inspectOnThread(bytes);
  } finally {
    // Whoever waits takes over the place of this one.
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

async function inspectOnThread(bytes: Uint8Array): Promise<PdfFindings> {
  const used = takeIdle();
  // What it read before may have used up a thread: only a fresh one that does not answer speaks against the file.
  const findings = (used && (await ask(used, bytes, INSPECTION_MS))) ?? (await ask(startThread(), bytes, START_MS));
  return findings ?? { pages: 0, reason: "damaged" };
}

const startThread = (): Worker =>
  new Worker(new URL("./inspect-pdf-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: INSPECTION_MEMORY_MB },
  });

function takeIdle(): Worker | undefined {
  if (!idle) return undefined;
  const { worker, forget, timer } = idle;
  idle = undefined;
  clearTimeout(timer);
  return worker.off("error", forget).off("exit", forget);
}

/** Undefined when the thread died or took too long; it is gone then. */
function ask(worker: Worker, bytes: Uint8Array, patienceMs: number): Promise<PdfFindings | undefined> {
  return new Promise((resolve) => {
    const end = (findings: PdfFindings | undefined): void => {
      clearTimeout(timer);
      worker.off("message", hear).off("error", lose).off("exit", lose);
      if (findings) keep(worker);
      else stop(worker);
      resolve(findings);
    };
    const lose = (): void => end(undefined);
    const hear = (said: Said): void => {
      if (said !== "ready") return end(said);
      clearTimeout(timer);
      timer = setTimeout(lose, INSPECTION_MS);
    };
    let timer = setTimeout(lose, patienceMs);
    worker.on("message", hear).on("error", lose).on("exit", lose);
    worker.ref();
    worker.postMessage(bytes);
  });
}

function keep(worker: Worker): void {
  worker.unref();
  if (idle) {
    stop(worker);
    return;
  }
  const forget = (): void => {
    takeIdle();
    stop(worker);
  };
  idle = { worker, forget, timer: setTimeout(forget, IDLE_MS).unref() };
  worker.on("error", forget).on("exit", forget);
}

function stop(worker: Worker): void {
  // What it still has to say is of no interest, and must not end the process.
  worker.on("error", () => undefined);
  void worker.terminate();
}
