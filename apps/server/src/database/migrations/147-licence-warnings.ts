import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which end of whose licence was written of, and how long before it. One row for each, so that nobody is told twice. */
export const licenceWarnings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create table licence_warnings (
        originator_uuid uuid not null references originators on delete cascade,
        state text not null,
        ends_on date not null,
        days_before integer not null,
        told_at timestamptz(3) not null,
        primary key (originator_uuid, state, ends_on, days_before)
      )`)
      .execute(db);
  },
};
