import type { PgBoss } from "pg-boss";

/** Where pg-boss keeps its tables. */
export const JOBS_SCHEMA = "jobs";

/**
 * Gives back jobs that are under way by the database's word and by nobody's in truth, without counting an attempt; of every queue unless
 * one is named. pg-boss has no call for this. Only for the one process that works on a database.
 */
export async function takeBackJobs(
  boss: PgBoss,
  { queue, except = [] }: { readonly queue?: string; readonly except?: readonly string[] } = {},
): Promise<void> {
  await boss.getDb().executeSql(
    `update ${JOBS_SCHEMA}.job set state = 'created', started_on = null, heartbeat_on = null
      where state = 'active' and ($1::text is null or name = $1) and id <> all ($2::uuid[])`,
    [queue ?? null, except],
  );
}
