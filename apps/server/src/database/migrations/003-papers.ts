import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What signing needs of documents: who they are from, where their fields are, every version of their bytes, and who signed what. */
export const papers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table documents
    add column origin text not null default 'lender' check (origin in ('lender', 'borrower', 'vendor')),
    add column pages integer,
    add column wording_version text,
    add column fields jsonb not null default '[]'`,

  `create table document_versions (
    document_uuid uuid not null references documents,
    sha256 bytea not null,
    storage_key text not null unique,
    size_bytes bigint not null,
    reason text not null check (reason in ('drawn', 'signed', 'sealed', 'notarised')),
    created_at timestamptz(3) not null default now(),
    primary key (document_uuid, sha256)
  )`,

  `create table adopted_signatures (
    uuid uuid primary key,
    application_uuid uuid not null references applications,
    identity_uuid uuid not null references identities,
    sealed bytea not null,
    adopted_at timestamptz(3) not null
  )`,
  "create index adopted_signatures_of_signer on adopted_signatures (application_uuid, identity_uuid, adopted_at desc)",

  `create table signature_records (
    uuid uuid primary key,
    application_uuid uuid not null references applications,
    document_uuid uuid not null references documents,
    identity_uuid uuid not null references identities,
    sealed bytea not null,
    signed_at timestamptz(3) not null
  )`,
  "create index signature_records_of_application on signature_records (application_uuid, signed_at)",
  `create trigger signature_records_are_append_only before update or delete on signature_records
    for each row execute function refuse_change()`,

  `create table sealing_identities (
    org_code text primary key references lenders,
    sealed bytea not null,
    expires_at timestamptz(3) not null
  )`,
];
