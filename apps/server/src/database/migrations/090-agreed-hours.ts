import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What waits for an hour that was agreed is late from the end of that hour on, whatever its queue's service level. */
export const agreedHours: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table pipeline_queues add column due_at timestamptz(3)`.execute(db);
  },
};
