import type { Pool } from "pg";
import { Gauge, type Registry } from "prom-client";
import { DEAD_LETTER } from "../jobs/queues.ts";
import { JOBS_SCHEMA } from "../jobs/take-back-jobs.ts";

/** As the index of jobs that are not begun has it. */
const WAITING = "state < 'active' and not blocked";

/**
 * What the queues of all processes hold, asked when it is read: for how many seconds the oldest job waits that could be done, and how many
 * failed for good. Also an API that runs alone says so, of which no job of its own ever could. While the database is away: not a number.
 */
export function watchQueues(registry: Registry, pool: Pool): void {
  const watch = (name: string, help: string, statement: string) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await firstNumber(pool, statement));
        },
      }),
    );
  watch(
    "gable_oldest_job_seconds",
    "For how long the oldest job waits that could be done",
    `select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as number from ${JOBS_SCHEMA}.job
      where name <> '${DEAD_LETTER}' and start_after < now() and ${WAITING}`,
  );
  watch(
    "gable_dead_letters",
    "Jobs that failed for good, and wait to be sent back",
    `select count(*)::float8 as number from ${JOBS_SCHEMA}.job where name = '${DEAD_LETTER}' and ${WAITING}`,
  );
}

async function firstNumber(pool: Pool, statement: string): Promise<number> {
  try {
    const { rows } = await pool.query<{ number: number }>(statement);
    return rows[0]?.number ?? Number.NaN;
  } catch {
    // What else is measured is worth reading then more than ever.
    return Number.NaN;
  }
}
