import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Staff see where they are logged in: when each session was used last, and from which address of the network it was opened. A server of the
 * version before, which may still open some, knows of neither.
 */
export const staffSessionsSeen: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        alter table staff_sessions add column last_seen_at timestamptz(3), add column ip text;
        update staff_sessions set last_seen_at = issued_at;
        alter table staff_sessions alter column last_seen_at set default now(), alter column last_seen_at set not null
      `)
      .execute(db);
  },
};
