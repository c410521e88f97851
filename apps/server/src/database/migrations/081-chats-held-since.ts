import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Since when whoever has a chat has had it: how long they leave its borrower waiting counts from then. */
export const chatsHeldSince: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table chat_conversations add column held_since timestamptz(3)").execute(db);
  },
};
