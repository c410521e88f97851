import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When whoever has an account was last told that somebody used its address again: nobody fills their mailbox with it. */
export const toldOfAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table identities add column told_of_account_at timestamptz(3)`.execute(db);
  },
};
