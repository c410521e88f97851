import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who asked to be written to once when a lender may lend in a state. */
export const waitlist: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        create table waitlist (
          uuid uuid primary key,
          org_code text not null,
          state text not null check (state ~ '^[A-Z]{2}$'),
          email_fingerprint text not null,
          sealed_email bytea not null,
          language text not null check (language in ('en', 'es')),
          text_version text not null,
          text_sha256 text not null,
          agreed_at timestamptz not null,
          written_at timestamptz,
          outbox_uuid uuid,
          unique (org_code, email_fingerprint, state)
        );
        create index waitlist_waiting on waitlist (org_code, state) where written_at is null
      `)
      .execute(db);
  },
};
