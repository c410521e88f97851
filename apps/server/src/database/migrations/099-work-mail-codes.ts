import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Six digits by mail show that somebody reads an address at work. */
export const workMailCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        alter table one_time_secrets drop constraint one_time_secrets_purpose_check;
        alter table one_time_secrets add constraint one_time_secrets_purpose_check
          check (purpose in ('email-confirmation', 'password-reset', 'signer-entry', 'identity-pictures', 'phone-confirmation',
            'log-in-code', 'log-in-link', 'work-mail'))
      `)
      .execute(db);
  },
};
