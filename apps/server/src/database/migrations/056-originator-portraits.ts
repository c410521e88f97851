import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The picture of themselves that a loan officer shows to borrowers. */
export const originatorPortraits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table originator_portraits (
      originator_uuid uuid primary key references originators on delete cascade,
      org_code text not null references lenders,
      name text not null,
      jpeg bytea not null,
      kept_at timestamptz(3) not null,
      unique (org_code, name, originator_uuid)
    )`.execute(db);
  },
};
