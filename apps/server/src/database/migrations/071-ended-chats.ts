import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The desk lists a lender's chats by when they began, without reading those of all its years. */
export const endedChats: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create index chat_conversations_of_lender on chat_conversations (org_code, opened_at desc, uuid desc)
          where last_sequence > 0`,
      )
      .execute(db);
  },
};
