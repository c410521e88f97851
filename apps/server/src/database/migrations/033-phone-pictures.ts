import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Sessions of a phone that takes the pictures of an identity document and does nothing else, and the links that open them. */
export const phonePictures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  "alter table sessions add column pictures_for uuid references applications",
  "alter table one_time_secrets add column application_uuid uuid references applications",
  "alter table one_time_secrets drop constraint one_time_secrets_purpose_check",
  `alter table one_time_secrets add constraint one_time_secrets_purpose_check
    check (purpose in ('email-confirmation', 'password-reset', 'signer-entry', 'identity-pictures'))`,
];
