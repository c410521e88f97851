import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Logos that administrators brought, beside those that came with the product. */
export const lenderFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table lender_files (
      org_code text not null references lenders,
      name text not null,
      svg text not null,
      created_at timestamptz(3) not null default now(),
      primary key (org_code, name)
    )`.execute(db);
  },
};
