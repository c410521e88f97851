import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** Starting a thread takes as long as reading so many documents. */
const WORTH_A_THREAD = 2000;
const MOST_THREADS = 8;

/** What a thread is started with: its part of the names, and the folders that it is about. */
export interface ThreadsPart<Entry> {
  readonly from: string;
  readonly to: string;
  readonly entries: readonly Entry[];
}

/**
 * Has many small files read on as many threads as the machine runs at once, because a file that is read or written at once takes a third of
 * the time of one that waits for its turn in the pool.
 * @returns what each thread says when it is done
 */
export function onThreads<Entry, Said>(worker: URL, { entries, ...folders }: ThreadsPart<Entry>): Promise<Said[]> {
  const threads = Math.min(MOST_THREADS, availableParallelism(), Math.ceil(entries.length / WORTH_A_THREAD));
  const parts = Array.from({ length: threads }, (_, part) => entries.filter((_entry, at) => at % threads === part));
  return Promise.all(parts.map((part) => onThread<Said>(worker, { ...folders, entries: part })));
}

function onThread<Said>(worker: URL, workerData: ThreadsPart<unknown>): Promise<Said> {
  return new Promise((resolve, reject) => {
    new Worker(worker, { workerData }).once("message", resolve).once("error", reject);
  });
}
