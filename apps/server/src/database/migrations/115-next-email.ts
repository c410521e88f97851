import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The address to which an account moves once its mailbox is read; until then the one that was confirmed stays in force. */
export const nextEmail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw("alter table identities add column next_email text check (next_email = lower(next_email))")
      .execute(db);
  },
};
