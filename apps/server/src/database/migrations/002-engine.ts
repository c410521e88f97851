import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the engine needs: the row of the plan, since when somebody waits, orders of tasks; and what keeps accounts safe. */
export const engine: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  "alter table applications add column plan_row integer not null default 1",
  "alter table applications add column waiting_since timestamptz(3)",
  "alter table tasks add column order_id text",
  "alter table tasks add column revision integer not null default 0",
  "create index tasks_by_order on tasks (order_id) where order_id is not null",
  "create sequence loan_number_serial",

  "alter table identities add column failed_log_ins integer not null default 0",
  "alter table identities add column locked_until timestamptz(3)",

  `create table one_time_secrets (
    uuid uuid primary key,
    identity_uuid uuid not null references identities,
    purpose text not null check (purpose in ('email-confirmation', 'password-reset')),
    secret_hash bytea not null,
    attempts integer not null default 0,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3),
    created_at timestamptz(3) not null default now()
  )`,
  "create index one_time_secrets_of_identity on one_time_secrets (identity_uuid, purpose, created_at desc)",
  "create index one_time_secrets_by_hash on one_time_secrets (secret_hash)",

  `create table outbox (
    uuid uuid primary key,
    org_code text not null references lenders,
    identity_uuid uuid references identities,
    sealed_message bytea not null,
    created_at timestamptz(3) not null default now(),
    sent_at timestamptz(3)
  )`,

  "create schema demographics",
  `create table demographics.answers (
    application_uuid uuid primary key references applications,
    sealed bytea not null,
    answered_at timestamptz(3) not null
  )`,
];
