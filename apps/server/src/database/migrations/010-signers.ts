import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** People who sign beside a borrower: how they are found, which sessions are theirs, and mailboxes that two people share. */
export const signers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table signers (
    uuid uuid primary key,
    application_uuid uuid not null references applications,
    org_code text not null references lenders,
    identity_uuid uuid references identities,
    code_hash bytea not null unique,
    created_at timestamptz(3) not null default now()
  )`,
  "create index signers_of_application on signers (application_uuid)",
  "create index signers_of_identity on signers (identity_uuid) where identity_uuid is not null",

  "alter table sessions add column signer_uuid uuid references signers",

  "alter table identities drop constraint identities_org_code_email_key",
  "create unique index identities_by_email on identities (org_code, email) where identity_type <> 'CO_DEEDER'",
  "create index identities_of_signers_by_email on identities (org_code, email) where identity_type = 'CO_DEEDER'",

  "alter table one_time_secrets alter column identity_uuid drop not null",
  "alter table one_time_secrets add column signer_uuid uuid references signers",
  "alter table one_time_secrets drop constraint one_time_secrets_purpose_check",
  `alter table one_time_secrets add constraint one_time_secrets_purpose_check
    check (purpose in ('email-confirmation', 'password-reset', 'signer-entry'))`,
  `alter table one_time_secrets add constraint one_time_secrets_owner_check
    check ((identity_uuid is null) <> (signer_uuid is null))`,
  "create index one_time_secrets_of_signer on one_time_secrets (signer_uuid, created_at desc) where signer_uuid is not null",
];
