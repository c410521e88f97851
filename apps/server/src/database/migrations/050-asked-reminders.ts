import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Reminders that borrowers asked for themselves. */
export const askedReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        alter table reminders drop constraint reminders_subject_check;
        alter table reminders add constraint reminders_subject_check
          check (subject in ('move', 'day-before', 'hour-before', 'asked'))
      `)
      .execute(db);
  },
};
