import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What somebody typed into a form of an application and has not sent, sealed; by form, and by whom. */
export const formDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table form_drafts (
    application_uuid uuid not null references applications,
    identity_uuid uuid not null references identities,
    form text not null,
    revision uuid not null,
    sealed bytea not null,
    saved_at timestamptz not null,
    primary key (application_uuid, identity_uuid, form)
  )`,
  "create index form_drafts_by_age on form_drafts (saved_at)",
];
