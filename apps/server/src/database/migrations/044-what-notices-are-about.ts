import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a notice is about where that says more than its kind: of something that is asked, what it is. */
export const whatNoticesAreAbout: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table notifications add column about jsonb not null default '[]'").execute(db);
  },
};
