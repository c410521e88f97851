import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When the staff were last reminded of a complaint, and who answered what borrowers said. */
export const deskMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table complaints add column reminded_at timestamptz").execute(db);
    await sql
      .raw("alter table feedback add column replied_at timestamptz, add column replied_by uuid references staff")
      .execute(db);
  },
};
