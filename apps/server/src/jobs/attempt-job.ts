import { setTimeout as pause } from "node:timers/promises";
import { VendorRefused, VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import type { Kysely } from "kysely";
import { fromKysely, type Job, type PgBoss } from "pg-boss";
import type { Tables } from "../database/tables.ts";
import type { Logger } from "../log.ts";

/** One attempt at a job. */
export type Attempt = {
  id: string;
  /** 1 for the first. */
  number: number;
  isLast: boolean;
  /** Aborted when the attempt has taken too long, or the process must end. */
  signal: AbortSignal;
  /** Completes the job in the caller's transaction, so that its effect and its end are one. */
  completeIn(trx: Kysely<Tables>): Promise<void>;
};

/** Told of every attempt that ends, with its seconds. */
export type AttemptEnded = (queue: string, outcome: "done" | "failed", seconds: number) => void;

/** How the jobs of one queue are done. */
export type Doing = {
  boss: PgBoss;
  queue: string;
  retries: number;
  timeoutSeconds: number;
  log: Logger;
  onEnded?: AttemptEnded;
  run: (payload: object, attempt: Attempt) => Promise<void>;
};

/** So long after the database did not take a job's failure it is told again. */
const TELL_AGAIN_MS = 500;

/**
 * Does a job once, and tells the database how that ended. Never throws: a failure is told until it is known, or the process ends.
 * `abort` ends the attempt; `isStopping` says whether the process is about to end.
 */
export async function attemptJob(
  doing: Doing,
  job: Job,
  abort: AbortController,
  isStopping: () => boolean,
): Promise<void> {
  const { boss, queue, log } = doing;
  const number = job.retryCount + 1;
  const fields = { queue, job: job.id, attempt: number };
  const startedAt = performance.now();
  const end = (outcome: "done" | "failed") => doing.onEnded?.(queue, outcome, (performance.now() - startedAt) / 1000);
  let isCompleted = false;
  const attempt: Attempt = {
    id: job.id,
    number,
    isLast: job.retryCount >= doing.retries,
    signal: abort.signal,
    completeIn: async (trx) => {
      await boss.complete(queue, job.id, null, { db: fromKysely(trx.getExecutor()) });
      isCompleted = true;
    },
  };
  try {
    await withinTime(abort, doing.timeoutSeconds * 1000, doing.run(job.data, attempt));
    if (!isCompleted) await boss.complete(queue, job.id);
    end("done");
    log.debug(fields, "job done");
  } catch (error) {
    end("failed");
    log.warn({ ...fields, err: error }, "job failed");
    const reason = reasonOf(error);
    await tellFailed(doing, job, { reason, fields, isStopping });
  }
}

/** Of a vendor's failure who it was, and what it was; never a message, in which a person may be named. */
function reasonOf(error: unknown): string {
  if (error instanceof VendorUnavailable) return `${error.name}: ${error.kind} ${error.reason}`;
  if (error instanceof VendorRefused) return `${error.name}: ${error.kind} ${error.status}`;
  return error instanceof Error ? error.name : "unknown";
}

/** Until it is known, or the process ends: a job that nobody knows to have failed would wait for its heartbeat to lapse. */
async function tellFailed(
  { boss, queue, log }: Doing,
  job: Job,
  { reason, fields, isStopping }: { reason: string; fields: object; isStopping: () => boolean },
): Promise<void> {
  for (;;) {
    try {
      await boss.fail(queue, job, { reason });
      return;
    } catch (cause) {
      log.warn({ ...fields, err: cause }, "job not failed");
      if (isStopping()) return;
      await pause(TELL_AGAIN_MS);
    }
  }
}

/** Ends with the work, or when the signal is aborted: work that does not listen to it must not hold its place for ever. */
async function withinTime(abort: AbortController, timeoutMs: number, work: Promise<void>): Promise<void> {
  const timer = setTimeout(() => abort.abort(new Error(`The job took more than ${timeoutMs} ms.`)), timeoutMs);
  const aborted = new Promise<never>((_, reject) => {
    abort.signal.addEventListener("abort", () => reject(abort.signal.reason as Error), { once: true });
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    clearTimeout(timer);
  }
}
