import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Wishes to be deleted, what must be kept all the same, and complaints. */
export const privacy: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table deletion_requests (
    identity_uuid uuid primary key references identities,
    requested_at timestamptz(3) not null
  )`,
  `create table legal_holds (
    uuid uuid primary key,
    application_uuid uuid not null references applications,
    placed_by uuid not null references staff,
    placed_at timestamptz(3) not null,
    sealed_reason bytea not null,
    lifted_by uuid references staff,
    lifted_at timestamptz(3)
  )`,
  "create unique index legal_holds_in_force on legal_holds (application_uuid) where lifted_at is null",
  `create table complaints (
    uuid uuid primary key,
    org_code text not null references lenders,
    identity_uuid uuid not null references identities,
    topic text not null,
    sealed_text bytea not null,
    received_at timestamptz(3) not null,
    answer_by date not null,
    sealed_answer bytea,
    answered_by uuid references staff,
    answered_at timestamptz(3)
  )`,
  "create index complaints_of_lender on complaints (org_code, received_at)",
  "create index complaints_of_identity on complaints (identity_uuid, received_at desc)",
  "alter table applications add column erased_at timestamptz(3)",
];
