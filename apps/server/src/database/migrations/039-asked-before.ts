import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a borrower asked the assistant before they asked for a person. */
export const askedBefore: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        "alter table chat_conversations add column assistant_uuid uuid references chatbot_conversations on delete set null",
      )
      .execute(db);
    await sql.raw("create index chat_conversations_by_assistant on chat_conversations (assistant_uuid)").execute(db);
  },
};
