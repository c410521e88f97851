import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The people who bring borrowers to a lender. */
export const originators: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table originators (
      uuid uuid primary key,
      org_code text not null references lenders,
      record jsonb not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
    await sql`create index originators_of_lender on originators (org_code)`.execute(db);
  },
};
