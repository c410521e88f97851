import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What already stood on the borrower's page of what staff had written down, when somebody wrote it down anew. */
export const preparedBefore: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table prepared_answers add column sealed_before bytea").execute(db);
  },
};
