import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The ground: lenders, people and their sessions, applications with their facts, events, tasks and due instants, documents,
 * what vendors said, drafts, and what makes commands repeatable. Columns called `sealed…` hold what `sealing.ts` made.
 * Instants have milliseconds, so that they are the same after a journey through JSON.
 */
export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table lenders (
    org_code text primary key,
    record jsonb not null,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,

  `create table identities (
    uuid uuid primary key,
    org_code text not null references lenders,
    identity_type text not null,
    email text not null check (email = lower(email)),
    email_confirmed_at timestamptz(3),
    password_hash text,
    sealed_profile bytea,
    key_id text not null,
    data_key bytea not null,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    unique (org_code, email)
  )`,

  `create table sessions (
    id uuid primary key,
    identity_uuid uuid not null references identities,
    issued_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    last_seen_at timestamptz(3) not null,
    revoked_at timestamptz(3),
    user_agent text
  )`,
  "create index sessions_of_identity on sessions (identity_uuid)",
  "create index sessions_by_expiry on sessions (expires_at)",

  `create table applications (
    uuid uuid primary key,
    org_code text not null references lenders,
    identity_uuid uuid not null references identities,
    loan_number text not null unique,
    version bigint not null default 1,
    plan_version integer not null,
    step text,
    status jsonb not null,
    key_id text not null,
    data_key bytea not null,
    sealed_facts bytea not null,
    received_at timestamptz(3),
    submitted_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,
  "create index applications_of_identity on applications (identity_uuid, created_at desc)",
  "create index applications_of_lender on applications (org_code, updated_at desc, uuid)",
  "create index applications_by_step on applications (org_code, step, updated_at desc, uuid)",

  `create table events (
    application_uuid uuid not null references applications,
    sequence integer not null,
    at timestamptz(3) not null,
    type text not null,
    actor jsonb not null,
    detail jsonb not null,
    sealed bytea,
    previous_hash bytea not null,
    hash bytea not null,
    primary key (application_uuid, sequence)
  )`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  `create trigger events_are_append_only before update or delete on events
    for each row execute function refuse_change()`,
  `create trigger events_are_not_emptied before truncate on events
    for each statement execute function refuse_change()`,

  `create table tasks (
    application_uuid uuid not null references applications,
    key text not null,
    kind text not null,
    state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
    attempts integer not null default 0,
    queued_at timestamptz(3) not null,
    started_at timestamptz(3),
    finished_at timestamptz(3),
    error text,
    primary key (application_uuid, key)
  )`,
  "create index tasks_under_way on tasks (state, queued_at) where state in ('queued', 'running', 'failed')",

  `create table due_instants (
    application_uuid uuid not null references applications,
    kind text not null,
    due_at timestamptz(3) not null,
    fired_at timestamptz(3),
    primary key (application_uuid, kind)
  )`,
  "create index due_instants_to_fire on due_instants (due_at) where fired_at is null",

  `create table idempotency_keys (
    scope text not null,
    key text not null,
    request_hash bytea not null,
    status integer,
    sealed_reply bytea,
    created_at timestamptz(3) not null default now(),
    primary key (scope, key)
  )`,
  "create index idempotency_keys_by_age on idempotency_keys (created_at)",

  `create table documents (
    uuid uuid primary key,
    application_uuid uuid not null references applications,
    kind text not null,
    title text not null,
    version integer not null default 1,
    media_type text not null,
    size_bytes bigint not null,
    sha256 bytea not null,
    storage_key text not null unique,
    superseded_at timestamptz(3),
    created_at timestamptz(3) not null default now()
  )`,
  "create index documents_of_application on documents (application_uuid, kind, version desc)",

  `create table vendor_exchanges (
    uuid uuid primary key,
    application_uuid uuid references applications,
    kind text not null,
    order_id text not null,
    sealed_request bytea not null,
    sealed_answer bytea,
    outcome text,
    sent_at timestamptz(3) not null,
    answered_at timestamptz(3)
  )`,
  "create index vendor_exchanges_of_application on vendor_exchanges (application_uuid, sent_at)",
  "create index vendor_exchanges_by_order on vendor_exchanges (kind, order_id)",

  `create table webhook_events (
    vendor text not null,
    event_id text not null,
    received_at timestamptz(3) not null default now(),
    applied_at timestamptz(3),
    primary key (vendor, event_id)
  )`,

  `create table drafts (
    token_hash bytea primary key,
    org_code text not null references lenders,
    sealed bytea not null,
    expires_at timestamptz(3) not null,
    created_at timestamptz(3) not null default now()
  )`,
  "create index drafts_by_expiry on drafts (expires_at)",

  `create table clock_offsets (
    scope text primary key,
    offset_ms bigint not null
  )`,

  `create table captured_messages (
    uuid uuid primary key,
    org_code text references lenders,
    channel text not null check (channel in ('mail', 'sms')),
    recipient text not null,
    sealed_content bytea not null,
    created_at timestamptz(3) not null default now()
  )`,
  "create index captured_messages_by_age on captured_messages (created_at desc, uuid)",
];
