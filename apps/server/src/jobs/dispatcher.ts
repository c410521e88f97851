import type { Job } from "pg-boss";
import { attemptJob, type Doing } from "./attempt-job.ts";
import { takeBackJobs } from "./take-back-jobs.ts";

export type DispatcherOptions = Doing & { concurrency: number };

/** Takes the jobs of one queue, and does them. */
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
    const ended = attemptJob(options, job, abort, () => isStopping).finally(() => {
      running.delete(job.id);
      if (running.size === concurrency - 1) void fetchJobs();
    });
    running.set(job.id, { ended, abort });
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
