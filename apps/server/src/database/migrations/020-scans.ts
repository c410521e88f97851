import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the virus scanner said of a file that somebody sent. */
export const scans: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table documents add column scan jsonb").execute(db);
  },
};
