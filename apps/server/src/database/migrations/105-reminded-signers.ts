import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who signs beside a borrower is reminded of what is asked of them. */
export const remindedSigners: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        alter table reminders drop constraint reminders_subject_check;
        alter table reminders add constraint reminders_subject_check
          check (subject in ('move', 'day-before', 'hour-before', 'asked') or subject ~ '^signer:[0-9a-f-]{36}$')
      `)
      .execute(db);
  },
};
