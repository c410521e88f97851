import type { PgBoss } from "pg-boss";
import { DEAD_LETTER } from "./queues.ts";
import { JOBS_SCHEMA } from "./take-back-jobs.ts";

/** A job that failed for good, and waits to be sent back. */
export interface FailedJob {
  readonly id: string;
  readonly queue: string;
  /** What the job is about: identifiers only. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly reason: string;
  readonly madeAt: Date;
  readonly failedAt: Date;
}

interface Row {
  readonly id: string;
  readonly queue: string | null;
  readonly payload: Readonly<Record<string, unknown>> | null;
  readonly attempts: number;
  readonly reason: string | null;
  readonly made_at: Date;
  readonly failed_at: Date;
}

/** pg-boss gives no list of them with where they come from. */
export async function failedJobs(boss: PgBoss): Promise<readonly FailedJob[]> {
  const { rows } = (await boss.getDb().executeSql(
    `select id, source_name as queue, data as payload, coalesce(source_retry_count, 0) + 1 as attempts,
        source_output ->> 'reason' as reason, coalesce(source_created_on, created_on) as made_at, created_on as failed_at
       from ${JOBS_SCHEMA}.job where name = $1 and state < 'active' order by created_on, id`,
    [DEAD_LETTER],
  )) as { rows: readonly Row[] };
  return rows.map(({ id, queue, payload, attempts, reason, made_at: madeAt, failed_at: failedAt }) => ({
    id,
    queue: queue ?? "",
    payload: payload ?? {},
    attempts,
    // A worker that was killed, or did not end in time, said none.
    reason: reason ?? "unknown",
    madeAt,
    failedAt,
  }));
}

/** Those of these ids, or all that had failed when it was asked for; one that fails again meanwhile is not taken twice. */
export async function redriveJobs(boss: PgBoss, ids?: readonly string[]): Promise<number> {
  const wanted = ids ?? (await failedJobs(boss)).map(({ id }) => id);
  return wanted.length === 0 ? 0 : boss.redrive(DEAD_LETTER, { ids: [...wanted], limit: wanted.length });
}
