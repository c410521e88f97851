import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whom administrators let in lately is found without reading all of a lender's log. */
export const accessGiven: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        create index lender_events_of_access on lender_events (org_code, at)
        where type in ('staff-invited', 'staff-changed', 'staff-access-renewed', 'staff-reactivated')
      `)
      .execute(db);
  },
};
