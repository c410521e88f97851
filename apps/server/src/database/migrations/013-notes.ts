import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What staff note on an application, sealed with its key. Append-only. */
export const notes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table notes (
    uuid uuid primary key,
    application_uuid uuid not null references applications,
    staff_uuid uuid not null references staff,
    sealed bytea not null,
    written_at timestamptz(3) not null
  )`,
  "create index notes_of_application on notes (application_uuid, written_at desc)",
  `create trigger notes_are_append_only before update or delete on notes
    for each row execute function refuse_change()`,
  `create trigger notes_are_not_emptied before truncate on notes
    for each statement execute function refuse_change()`,
];
