import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What borrowers are reminded of, and when next. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
      create table reminders (
        application_uuid uuid not null references applications,
        subject text not null check (subject in ('move', 'day-before', 'hour-before')),
        since timestamptz not null,
        due_at timestamptz not null,
        settled_at timestamptz,
        primary key (application_uuid, subject)
      );
      create index reminders_due on reminders (due_at) where settled_at is null;
    `)
      .execute(db);
  },
};
