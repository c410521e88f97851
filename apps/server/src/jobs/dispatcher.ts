import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { fromKysely, type Job, type PgBoss } from "pg-boss";
import type { Tables } from "../database/tables.ts";
import type { Logger } from "../log.ts";
import { takeBackJobs } from "./take-back-jobs.ts";

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

export type DispatcherOptions = {
  boss: PgBoss;
  queue: string;
  concurrency: number;
  retries: number;
  timeoutSeconds: number;
  log: Logger;
  onEnded?: AttemptEnded;
  run: (payload: object, attempt: Attempt) => Promise<void>;
};

export type Dispatcher = {
  /** There may be work: fetch it now, or after a while. */
  wake(delayMs?: number): void;
  /** The database was away: jobs that it says are under way here, and are not, are given back. Only where no other process works. */
  takeBack(): Promise<void>;
  /** Takes no more work, waits for what runs, and aborts it when that takes too long. */
  stop(graceMs: number): Promise<void>;
};

/** Jobs that become due by time alone (retries, delays of a dead process) are found by looking. */
const POLL_MS = 1000;
const HEARTBEAT_MS = 4000;
/** So long after the database did not take a job's failure it is told again. */
const TELL_AGAIN_MS = 500;

/**
 * Runs the jobs of one queue. pg-boss' own workers each fetch for themselves: with eight of them one job costs eight queries,
 * and a job that ends tells nobody to look for the next. This one fetches once for all free places.
 */
export function startDispatcher(options: DispatcherOptions): Dispatcher {
  const { boss, queue, concurrency, log } = options;
  const running = new Map<string, { ended: Promise<void>; abort: AbortController }>();
  let isStopping = false;
  let isFetching = false;
  let mustFetchAgain = false;
  let mustTakeBack = false;

  async function fetchJobs(): Promise<void> {
    if (isFetching) {
      mustFetchAgain = true;
      return;
    }
    isFetching = true;
    try {
      do {
        mustFetchAgain = false;
        const places = isStopping ? 0 : concurrency - running.size;
        if (places === 0) break;
        const jobs = await boss.fetch<object>(queue, { batchSize: places });
        for (const job of jobs) start(job);
        mustFetchAgain ||= jobs.length === places;
      } while (mustFetchAgain);
    } catch (error) {
      log.warn({ err: error, queue }, "jobs cannot be fetched");
    } finally {
      isFetching = false;
    }
    if (mustTakeBack) await takeBack();
  }

  function start(job: Job): void {
    const abort = new AbortController();
    const ended = attempt(job, abort).finally(() => {
      running.delete(job.id);
      if (running.size === concurrency - 1) void fetchJobs();
    });
    running.set(job.id, { ended, abort });
  }

  async function attempt(job: Job, abort: AbortController): Promise<void> {
    const number = job.retryCount + 1;
    const fields = { queue, job: job.id, attempt: number };
    const startedAt = performance.now();
    const end = (outcome: "done" | "failed") =>
      options.onEnded?.(queue, outcome, (performance.now() - startedAt) / 1000);
    let isCompleted = false;
    try {
      await withinTime(
        abort,
        options.timeoutSeconds * 1000,
        options.run(job.data, {
          id: job.id,
          number,
          isLast: job.retryCount >= options.retries,
          signal: abort.signal,
          completeIn: async (trx) => {
            await boss.complete(queue, job.id, null, { db: fromKysely(trx.getExecutor()) });
            isCompleted = true;
          },
        }),
      );
      if (!isCompleted) await boss.complete(queue, job.id);
      end("done");
      log.debug(fields, "job done");
    } catch (error) {
      end("failed");
      log.warn({ ...fields, err: error }, "job failed");
      const reason = error instanceof Error ? error.name : "unknown";
      await tellFailed(job, reason, fields);
    }
  }

  /** Until it is known, or the process ends: a job that nobody knows to have failed would wait for its heartbeat to lapse. */
  async function tellFailed(job: Job, reason: string, fields: object): Promise<void> {
    for (;;) {
      try {
        await boss.fail(queue, job, { reason });
        return;
      } catch (cause) {
        log.warn({ ...fields, err: cause }, "job not failed");
        if (isStopping) return;
        await pause(TELL_AGAIN_MS);
      }
    }
  }

  async function takeBack(): Promise<void> {
    // Between two fetches: what is being fetched is under way and not yet known here.
    if (isFetching) {
      mustTakeBack = true;
      return;
    }
    mustTakeBack = false;
    isFetching = true;
    try {
      await takeBackJobs(boss, { queue, except: [...running.keys()] });
    } catch (error) {
      log.warn({ err: error, queue }, "jobs cannot be taken back");
    } finally {
      isFetching = false;
    }
    void fetchJobs();
  }

  const poll = setInterval(() => void fetchJobs(), POLL_MS);
  const heartbeat = setInterval(() => {
    if (running.size > 0)
      boss.touch(queue, [...running.keys()]).catch((error: unknown) => log.warn({ err: error, queue }, "no heartbeat"));
  }, HEARTBEAT_MS);
  void fetchJobs();

  return {
    takeBack,
    wake: (delayMs = 0) => {
      if (delayMs > 0) setTimeout(() => void fetchJobs(), delayMs).unref();
      else void fetchJobs();
    },
    stop: async (graceMs) => {
      isStopping = true;
      clearInterval(poll);
      const abortAll = setTimeout(() => {
        for (const { abort } of running.values()) abort.abort(new Error("The process ends."));
      }, graceMs);
      while (running.size > 0) await Promise.all([...running.values()].map(({ ended }) => ended));
      clearTimeout(abortAll);
      clearInterval(heartbeat);
    },
  };
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
