import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The few complaints that wait for an answer, which every process looks for once a minute. */
export const unansweredComplaints: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("create index complaints_unanswered on complaints (answer_by) where answered_at is null").execute(db);
  },
};
