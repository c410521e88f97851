import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who signs beside the borrower, by name: staff who do so themselves do not work on the application. Filled in at the next start. */
export const namedSigners: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table pipeline add column signer_names jsonb not null default '[]'`).execute(db);
  },
};
