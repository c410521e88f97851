import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Every version of a lender's policy that was ever in force, and the market's rates as they were published. */
export const lendingPolicies: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table lending_policies (
      org_code text not null references lenders,
      version text not null,
      effective_from date not null,
      sha256 bytea not null,
      policy jsonb not null,
      recorded_at timestamptz(3) not null default now(),
      primary key (org_code, version)
    )`.execute(db);
    await sql`create table market_rates (
      kind text not null,
      effective_from date not null,
      rates jsonb not null,
      obtained_at timestamptz(3) not null default now(),
      primary key (kind, effective_from)
    )`.execute(db);
    // Anybody may ask whether a document is the lender's.
    await sql`create index document_versions_by_hash on document_versions (sha256)`.execute(db);
  },
};
