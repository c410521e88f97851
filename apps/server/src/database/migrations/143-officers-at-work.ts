import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whose card it is, asked with every page that somebody opens by an officer's link. */
export const officersAtWork: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw("create index staff_by_originator on staff (originator_uuid) where originator_uuid is not null")
      .execute(db);
  },
};
