import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Changes of what a lender has set: proposed by one administrator, decided by another, in force from a day on. */
export const lenderSettings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // It was never written to.
  "drop table lender_proposals",
  `create table lender_proposals (
    uuid uuid primary key,
    org_code text not null references lenders,
    number integer not null,
    subject text not null,
    before jsonb not null,
    change jsonb not null,
    reason text not null,
    effective_on date,
    proposed_by uuid not null references staff,
    proposed_at timestamptz(3) not null,
    outcome text check (outcome in ('approved', 'refused', 'withdrawn', 'called-off')),
    decided_by uuid references staff,
    decided_at timestamptz(3),
    decision_reason text,
    effective_at timestamptz(3),
    called_off_by uuid references staff,
    called_off_at timestamptz(3),
    unique (org_code, number),
    check ((outcome is null) = (decided_at is null)),
    check ((outcome is not distinct from 'approved' or outcome is not distinct from 'called-off') = (effective_at is not null)),
    check (outcome is distinct from 'refused' or decided_by <> proposed_by),
    check (subject = 'maintenance' or outcome is distinct from 'approved' or decided_by <> proposed_by)
  )`,
  // One thing is changed by one proposal at a time.
  "create unique index lender_proposals_open on lender_proposals (org_code, subject) where outcome is null",

  // Which proposal a version follows from; null where it came with the product.
  "alter table lending_policies add column change_number integer",
];
