import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Conversations between borrowers and a lender's people, with what was said and sent in them. */
export const chat: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table chat_conversations (
    uuid uuid primary key,
    org_code text not null references lenders,
    identity_uuid uuid references identities,
    application_uuid uuid references applications,
    visitor_hash bytea,
    key_id text not null,
    data_key bytea not null,
    sealed_visitor bytea not null,
    language text not null,
    state text not null default 'waiting' check (state in ('waiting', 'active', 'closed')),
    agent_uuid uuid,
    agent_name text,
    last_sequence integer not null default 0,
    last_author text,
    opened_at timestamptz(3) not null,
    waiting_since timestamptz(3),
    last_message_at timestamptz(3),
    closed_at timestamptz(3),
    expires_at timestamptz(3) not null,
    rating integer
  )`,
  `create unique index chat_conversations_of_identity on chat_conversations (identity_uuid)
    where state <> 'closed' and identity_uuid is not null`,
  `create unique index chat_conversations_of_visitor on chat_conversations (visitor_hash)
    where state <> 'closed' and visitor_hash is not null`,
  `create index chat_conversations_open on chat_conversations (org_code, waiting_since, opened_at)
    where state <> 'closed'`,
  "create index chat_conversations_of_application on chat_conversations (application_uuid, opened_at desc)",

  `create table chat_messages (
    conversation_uuid uuid not null references chat_conversations,
    sequence integer not null,
    client_id text not null,
    author text not null check (author in ('borrower', 'agent', 'system')),
    sealed bytea not null,
    sent_at timestamptz(3) not null,
    primary key (conversation_uuid, sequence),
    unique (conversation_uuid, author, client_id)
  )`,
  `create trigger chat_messages_are_append_only before update or delete on chat_messages
    for each row execute function refuse_change()`,

  `create table chat_tokens (
    token_hash bytea primary key,
    conversation_uuid uuid not null references chat_conversations,
    session_id uuid references sessions,
    expires_at timestamptz(3) not null
  )`,
  "create index chat_tokens_by_expiry on chat_tokens (expires_at)",

  `create table chat_attachments (
    uuid uuid primary key,
    conversation_uuid uuid not null references chat_conversations,
    author text not null check (author in ('borrower', 'agent')),
    sealed_name bytea not null,
    media_type text not null,
    size_bytes bigint not null,
    storage_key text not null unique,
    client_id text,
    created_at timestamptz(3) not null
  )`,
  "create index chat_attachments_of_conversation on chat_attachments (conversation_uuid)",
];
