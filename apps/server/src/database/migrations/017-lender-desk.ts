import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a lender's administrators do: invite people, and change what is set. Kept in a chained log of the lender's own. */
export const lenderDesk: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Whoever is invited has no password yet.
  "alter table staff alter column password_hash drop not null",

  `create table staff_invitations (
    uuid uuid primary key,
    staff_uuid uuid not null references staff,
    secret_hash bytea not null unique,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`,
  "create index staff_invitations_of_staff on staff_invitations (staff_uuid, created_at desc)",

  `create table lender_events (
    org_code text not null references lenders,
    sequence integer not null,
    at timestamptz(3) not null,
    type text not null,
    actor jsonb not null,
    detail jsonb not null,
    previous_hash bytea not null,
    hash bytea not null,
    primary key (org_code, sequence)
  )`,
  `create trigger lender_events_are_append_only before update or delete on lender_events
    for each row execute function refuse_change()`,
  `create trigger lender_events_are_not_emptied before truncate on lender_events
    for each statement execute function refuse_change()`,

  // A change of what is set: proposed by one administrator, decided by another, in force from an instant on.
  `create table lender_proposals (
    uuid uuid primary key,
    org_code text not null references lenders,
    subject text not null,
    change jsonb not null,
    reason text not null,
    effective_at timestamptz(3) not null,
    proposed_by uuid not null references staff,
    proposed_at timestamptz(3) not null,
    outcome text check (outcome in ('approved', 'refused', 'withdrawn')),
    decided_by uuid references staff,
    decided_at timestamptz(3),
    applied_at timestamptz(3),
    check (outcome is distinct from 'approved' or decided_by <> proposed_by)
  )`,
  "create index lender_proposals_of_lender on lender_proposals (org_code, proposed_at desc)",
];
