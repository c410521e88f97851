import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import type { Listener } from "../database/listen.ts";
import type { Tables } from "../database/tables.ts";
import type { Logger } from "../log.ts";
import type { Attempt, AttemptEnded } from "./attempt-job.ts";
import { type Dispatcher, startDispatcher } from "./dispatcher.ts";
import { type FailedJob, failedJobs, redriveJobs } from "./failed-jobs.ts";
import { DEAD_LETTER, type Payload, type QueueName, queues } from "./queues.ts";
import { JOBS_SCHEMA, takeBackJobs } from "./take-back-jobs.ts";

export type EnqueueOptions = {
  /** A second job of this key is not made, also when the first is done (for three days). */
  key?: string;
  startAfterSeconds?: number;
};

export type Jobs = {
  /** Adds a job in the caller's transaction: it exists, and runs, only if that commits. */
  enqueueIn<Name extends QueueName>(
    trx: Kysely<Tables>,
    queue: Name,
    payload: Payload<Name>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Begins to run the queue's jobs in this process. What `run` throws makes the job be tried again. */
  work<Name extends QueueName>(queue: Name, run: (payload: Payload<Name>, attempt: Attempt) => Promise<void>): void;
  /** The jobs that failed for good, the oldest first. */
  failed(): Promise<readonly FailedJob[]>;
  /** Sends jobs that failed for good back to their queues: those of these ids, or all. Returns how many. */
  redrive(ids?: readonly string[]): Promise<number>;
  close(): Promise<void>;
};

export type JobsConfig = {
  /** Where `listener` and the transactions are too. */
  url: string;
  /** Who works here was given the queue's schema, and could not make it. */
  isSchemaThere?: boolean;
  listener: Listener;
  log: Logger;
  onEnded?: AttemptEnded;
  /** No other process runs jobs on this database: what a killed predecessor had begun can be taken back at once. */
  isOnlyWorker: boolean;
  /** How often silent workers are looked for. */
  superviseSeconds?: number;
};

const CHANNEL = "gable_jobs";
const DAY_SECONDS = 86_400;
const GRACE_MS = 10_000;
/** The least that pg-boss takes: a killed worker's job is free again after at most this and one round of supervision. */
const HEARTBEAT_SECONDS = 10;

/** Starts the queue: pg-boss keeps the jobs, their retries and dead letters; `dispatcher.ts` runs them. */
export async function startJobs({
  url,
  isSchemaThere = false,
  listener,
  log,
  onEnded,
  isOnlyWorker,
  superviseSeconds = 5,
}: JobsConfig): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "gable jobs",
    schema: JOBS_SCHEMA,
    createSchema: !isSchemaThere,
    max: 4,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on("error", (error) => log.warn({ err: error }, "job queue"));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "job queue"));
  await boss.start();
  await createQueues(boss);
  if (isOnlyWorker) await takeBackJobs(boss);

  const dispatchers = new Map<string, Dispatcher>();
  const unsubscribe = await listener.subscribe(CHANNEL, (message) => {
    const [queue = "", delaySeconds = "0"] = message.split(" ");
    for (const [name, dispatcher] of dispatchers) {
      // No queue: the connection was lost for a while, and perhaps the database with it.
      if (!queue && isOnlyWorker) void dispatcher.takeBack();
      else if (!queue || name === queue) dispatcher.wake(Number(delaySeconds) * 1000);
    }
  });

  return {
    enqueueIn: async (trx, queue, payload, { key, startAfterSeconds = 0 } = {}) => {
      await boss.send(queue, queues[queue].payload.parse(payload), {
        db: wakingWorkers(fromKysely(trx.getExecutor()), `${queue} ${startAfterSeconds}`),
        ...(key !== undefined && { id: jobId(queue, key) }),
        ...(startAfterSeconds > 0 && { startAfter: startAfterSeconds }),
      });
    },
    work: (queue, run) => {
      const { payload, concurrency, retries, timeoutSeconds } = queues[queue];
      const dispatcher = startDispatcher({
        boss,
        queue,
        concurrency,
        retries,
        timeoutSeconds,
        log,
        ...(onEnded && { onEnded }),
        run: (data, attempt) => run(payload.parse(data) as Payload<typeof queue>, attempt),
      });
      dispatchers.set(queue, dispatcher);
    },
    failed: () => failedJobs(boss),
    redrive: (ids) => redriveJobs(boss, ids),
    close: async () => {
      await unsubscribe();
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.stop(GRACE_MS)));
      await boss.stop({ graceful: false });
    },
  };
}

/** Adds to the one statement with which pg-boss keeps a job that the workers are told of it, in every process. */
function wakingWorkers(db: ReturnType<typeof fromKysely>, message: string): ReturnType<typeof fromKysely> {
  return {
    executeSql: (text, values = []) =>
      db.executeSql(
        `with kept as (${text}) select kept.id, pg_notify($${values.length + 1}, $${values.length + 2}) from kept`,
        [...values, CHANNEL, message],
      ),
  };
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTER, { retentionSeconds: 365 * DAY_SECONDS });
  for (const [name, policy] of Object.entries(queues)) {
    const options = {
      deadLetter: DEAD_LETTER,
      retryLimit: policy.retries,
      retryDelay: policy.firstRetrySeconds,
      retryBackoff: true,
      retryDelayMax: policy.longestRetrySeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: policy.timeoutSeconds + HEARTBEAT_SECONDS,
      retentionSeconds: 30 * DAY_SECONDS,
      deleteAfterSeconds: 3 * DAY_SECONDS,
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}

/** The same id for the same key: the queue ignores a job whose id it has. */
function jobId(queue: string, key: string): string {
  const hex = createHash("sha256").update(`${queue} ${key}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
