import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Passkeys of staff beside those of accounts, and by what a session of staff was completed. */
export const staffPasskeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        alter table passkeys
          alter column identity_uuid drop not null,
          add column staff_uuid uuid references staff,
          add constraint passkeys_have_one_owner check (num_nonnulls(identity_uuid, staff_uuid) = 1);
        create index passkeys_of_staff on passkeys (staff_uuid) where staff_uuid is not null;
        alter table passkey_challenges
          add column staff_uuid uuid references staff,
          add column staff_session_id uuid references staff_sessions on delete cascade,
          add constraint passkey_challenges_are_for_one
            check (num_nonnulls(identity_uuid, staff_uuid, staff_session_id) <= 1);
        alter table staff_sessions add column opened_by text check (opened_by in ('code', 'passkey'))
      `)
      .execute(db);
  },
};
