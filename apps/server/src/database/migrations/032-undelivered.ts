import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Why a message could not be delivered, in the vendor's word. */
export const undelivered: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table outbox add column undelivered text").execute(db);
  },
};
