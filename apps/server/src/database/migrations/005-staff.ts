import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Lenders' staff, their sessions apart from borrowers', and what they looked at and did. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table staff (
    uuid uuid primary key,
    org_code text not null references lenders,
    email text not null unique check (email = lower(email)),
    name text not null,
    role text not null,
    password_hash text not null,
    sealed_second_factor bytea,
    second_factor_confirmed_at timestamptz(3),
    last_code_step bigint not null default 0,
    failed_log_ins integer not null default 0,
    locked_until timestamptz(3),
    deactivated_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,
  "create index staff_of_lender on staff (org_code, name)",

  `create table staff_sessions (
    id uuid primary key,
    staff_uuid uuid not null references staff,
    second_factor_at timestamptz(3),
    issued_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    revoked_at timestamptz(3),
    user_agent text
  )`,
  "create index staff_sessions_of_staff on staff_sessions (staff_uuid)",
  "create index staff_sessions_by_expiry on staff_sessions (expires_at)",

  `create table staff_actions (
    uuid uuid primary key,
    at timestamptz(3) not null,
    org_code text not null references lenders,
    staff_uuid uuid not null references staff,
    role text not null,
    call text not null,
    application_uuid uuid,
    outcome text not null check (outcome in ('allowed', 'refused')),
    detail jsonb not null default '{}',
    ip text not null,
    correlation_id text not null
  )`,
  "create index staff_actions_of_lender on staff_actions (org_code, at desc, uuid)",
  "create index staff_actions_on_application on staff_actions (application_uuid, at desc) where application_uuid is not null",
  "create index staff_actions_of_staff on staff_actions (staff_uuid, at desc)",
  `create trigger staff_actions_are_append_only before update or delete on staff_actions
    for each row execute function refuse_change()`,
  `create trigger staff_actions_are_not_emptied before truncate on staff_actions
    for each statement execute function refuse_change()`,
];
