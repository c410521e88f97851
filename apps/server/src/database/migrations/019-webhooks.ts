import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where lenders' own systems are told what happens, and what they were told. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table lender_webhooks (
    org_code text primary key references lenders,
    url text not null,
    sealed_secret bytea not null,
    changed_at timestamptz(3) not null,
    changed_by uuid not null references staff
  )`,
  `create table webhook_deliveries (
    uuid uuid primary key,
    org_code text not null references lenders,
    application_uuid uuid not null references applications,
    event text not null,
    happened_at timestamptz(3) not null,
    created_at timestamptz(3) not null default now(),
    attempts integer not null default 0,
    status integer,
    delivered_at timestamptz(3)
  )`,
  "create index webhook_deliveries_of_lender on webhook_deliveries (org_code, created_at desc)",
];
