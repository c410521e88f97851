import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Six digits or a link in one mail open a session in the place of the password. */
export const logInByMail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        alter table one_time_secrets drop constraint one_time_secrets_purpose_check;
        alter table one_time_secrets add constraint one_time_secrets_purpose_check
          check (purpose in ('email-confirmation', 'password-reset', 'signer-entry', 'identity-pictures', 'phone-confirmation',
            'log-in-code', 'log-in-link'));
        alter table sessions drop constraint sessions_opened_by_check;
        alter table sessions add constraint sessions_opened_by_check
          check (opened_by in ('password', 'password-and-code', 'passkey', 'mail', 'mail-and-code'))
      `)
      .execute(db);
  },
};
