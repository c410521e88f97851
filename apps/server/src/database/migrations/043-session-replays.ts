import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Replays of borrowers' visits, in the parts in which they come, sealed with the application's own key. */
export const sessionReplays: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table session_replays (
    uuid uuid primary key,
    application_uuid uuid not null references applications,
    link text,
    began_at timestamptz not null,
    ended_at timestamptz not null
  )`,
  "create index session_replays_application on session_replays (application_uuid, began_at)",
  "create index session_replays_by_age on session_replays (began_at)",
  `create table session_replay_parts (
    replay_uuid uuid not null references session_replays on delete cascade,
    part integer not null,
    sealed bytea not null,
    primary key (replay_uuid, part)
  )`,
];
