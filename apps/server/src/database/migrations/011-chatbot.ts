import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the assistant was asked and said, and whether it helped. */
export const chatbot: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table chatbot_conversations (
    uuid uuid primary key,
    org_code text not null references lenders,
    identity_uuid uuid references identities,
    visitor_hash bytea,
    key_id text not null,
    data_key bytea not null,
    started_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,

  `create table chatbot_exchanges (
    uuid uuid primary key,
    conversation_uuid uuid not null references chatbot_conversations,
    sealed bytea not null,
    passage text,
    outcome text not null check (outcome in ('answered', 'unknown', 'refused')),
    language text not null,
    asked_at timestamptz(3) not null,
    rating text,
    sealed_feedback bytea
  )`,
  "create index chatbot_exchanges_of_conversation on chatbot_exchanges (conversation_uuid, asked_at desc)",
  "create index chatbot_exchanges_by_outcome on chatbot_exchanges (outcome, asked_at desc)",
];
