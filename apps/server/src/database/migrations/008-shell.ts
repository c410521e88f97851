import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What stands around the journey: notifications, the second factor of an account, feedback, and what the funnel is counted from. */
export const shell: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table notifications (
    uuid uuid primary key,
    identity_uuid uuid not null references identities,
    application_uuid uuid not null references applications,
    kind text not null,
    created_at timestamptz(3) not null,
    read_at timestamptz(3)
  )`,
  "create index notifications_of_identity on notifications (identity_uuid, created_at desc, uuid)",

  "alter table identities add column sealed_second_factor bytea",
  "alter table identities add column second_factor_since timestamptz(3)",
  "alter table identities add column second_factor_step bigint not null default 0",
  "alter table identities add column recovery_hashes jsonb not null default '[]'",

  `create table feedback (
    uuid uuid primary key,
    org_code text not null references lenders,
    identity_uuid uuid references identities,
    application_uuid uuid references applications,
    addressee text not null check (addressee in ('ceo', 'leaving')),
    topic text not null,
    sealed_message bytea,
    marketing_consent boolean not null,
    pathname text not null,
    product_type text not null,
    created_at timestamptz(3) not null
  )`,
  "create index feedback_of_lender on feedback (org_code, created_at desc, uuid)",

  `create table telemetry_sessions (
    uuid uuid primary key,
    org_code text not null references lenders,
    tracker_uuid uuid not null,
    epoch bigint not null,
    platform text not null,
    app_version text not null,
    detail jsonb not null,
    created_at timestamptz(3) not null
  )`,
  "create index telemetry_sessions_by_age on telemetry_sessions (org_code, created_at)",

  `create table telemetry_events (
    uuid uuid primary key,
    session_uuid uuid not null references telemetry_sessions,
    application_uuid uuid references applications,
    event text not null,
    event_type text not null,
    product_type text not null,
    page_path text not null,
    properties jsonb not null,
    dedupe_key text,
    created_at timestamptz(3) not null,
    unique (session_uuid, dedupe_key)
  )`,
  "create index telemetry_events_by_age on telemetry_events (event, created_at)",

  `create table trackers (
    application_uuid uuid primary key references applications,
    tracker_uuid uuid not null,
    optimizely_profile_uuid uuid,
    created_at timestamptz(3) not null default now()
  )`,
];
