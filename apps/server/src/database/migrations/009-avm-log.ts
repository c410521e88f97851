import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What each automated valuation said, and what a person found later: the record that quality control reads (12 CFR 1026.42(i)). */
export const avmLog: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table avm_log (
      application_uuid uuid not null references applications,
      attempt integer not null,
      model text,
      state text not null,
      county_fips text not null,
      value integer,
      fsd text,
      as_of date,
      obtained_at timestamptz(3) not null,
      opinion_value integer,
      opinion_at timestamptz(3),
      primary key (application_uuid, attempt)
    )`.execute(db);
  },
};
