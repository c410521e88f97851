import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Of which year's amounts of law a lender's administrators were written to, and how long before it. */
export const amountWarnings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table amount_warnings (
      org_code text not null references lenders,
      year integer not null,
      days_before integer not null,
      told_at timestamptz(3) not null,
      primary key (org_code, year, days_before)
    )`.execute(db);
  },
};
