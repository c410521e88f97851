import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** By what a session was opened: the certificate of a signature names it. Those of before were opened by a password. */
export const sessionOpenings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table sessions add column opened_by text not null default 'password'
          check (opened_by in ('password', 'password-and-code', 'passkey'))`,
      )
      .execute(db);
  },
};
