import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who carries a conversation where that is not the lender's own desk, and with which keys. */
export const chatProviders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  "alter table chat_conversations add column provider text not null default 'desk'",
  `create table lender_chat_providers (
    org_code text not null references lenders,
    provider text not null,
    sealed_settings bytea not null,
    is_chosen boolean not null,
    changed_at timestamptz(3) not null,
    primary key (org_code, provider)
  )`,
  `create unique index lender_chat_providers_chosen on lender_chat_providers (org_code)
    where is_chosen`,
];
