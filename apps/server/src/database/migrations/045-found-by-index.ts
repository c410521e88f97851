import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Ways to what was found by reading a whole table: the chats of an account or a browser, and what stands in an account about an application. */
export const foundByIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        create index chat_conversations_by_identity on chat_conversations (identity_uuid, opened_at desc)
          where identity_uuid is not null;
        create index chat_conversations_by_visitor on chat_conversations (visitor_hash, opened_at desc)
          where visitor_hash is not null;
        create index notifications_of_application on notifications (application_uuid, created_at desc)
      `)
      .execute(db);
  },
};
