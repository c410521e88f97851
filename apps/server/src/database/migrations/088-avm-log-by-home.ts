import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Of an application whose home was corrected, each home has its own models, and a person's opinion stands beside those of the same home. */
export const avmLogByHome: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table avm_log
      add column homes_before integer not null default 0,
      drop constraint avm_log_pkey,
      add primary key (application_uuid, homes_before, attempt)`.execute(db);
  },
};
