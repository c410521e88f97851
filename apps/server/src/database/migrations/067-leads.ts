import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whom loan officers may yet bring, and who wants no mail that no application asks for. */
export const leads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        create table leads (
          uuid uuid primary key,
          org_code text not null references lenders,
          originator_uuid uuid not null references originators on delete cascade,
          email_fingerprint text not null,
          sealed_person bytea not null,
          status text not null check (status in ('new', 'contacted', 'invited', 'started', 'lost')),
          created_at timestamptz(3) not null,
          changed_at timestamptz(3) not null,
          invited_at timestamptz(3),
          invited_until timestamptz(3),
          invitation_hash bytea unique,
          outbox_uuid uuid,
          application_uuid uuid references applications,
          check ((status = 'started') = (application_uuid is not null)),
          unique (org_code, originator_uuid, email_fingerprint)
        );
        create index leads_newest on leads (org_code, created_at desc, uuid desc);
        create index leads_of_officer on leads (org_code, originator_uuid, created_at desc, uuid desc);
        create index leads_of_address on leads (org_code, email_fingerprint);
        create index leads_of_application on leads (application_uuid) where application_uuid is not null;
        create index leads_changed on leads (changed_at);
        create table mail_refusals (
          org_code text not null references lenders,
          email_fingerprint text not null,
          refused_at timestamptz(3) not null,
          primary key (org_code, email_fingerprint)
        )
      `)
      .execute(db);
  },
};
