import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How far the borrower's page has come in a chat, and up to where they were mailed that an answer waits. */
export const unseenAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table chat_conversations
          add column seen_sequence integer not null default 0,
          add column mailed_sequence integer not null default 0`,
      )
      .execute(db);
  },
};
