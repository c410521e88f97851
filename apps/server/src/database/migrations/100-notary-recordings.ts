import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Recordings of sessions with a lender's notary, and where the bytes of their parts are. */
export const notaryRecordings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table notary_recordings (
    uuid uuid primary key,
    application_uuid uuid not null references applications,
    heard_at timestamptz not null default now(),
    ended boolean not null default false
  )`,
  "create index notary_recordings_application on notary_recordings (application_uuid)",
  "create index notary_recordings_open on notary_recordings (heard_at) where not ended",
  `create table notary_recording_parts (
    recording_uuid uuid not null references notary_recordings on delete cascade,
    number integer not null check (number > 0),
    sha256 bytea not null,
    storage_key text not null,
    size_bytes bigint not null,
    at timestamptz not null,
    primary key (recording_uuid, number)
  )`,
];
