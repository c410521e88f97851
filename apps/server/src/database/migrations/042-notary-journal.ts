import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Finds the deeds that were notarised, by their time: what their notaries entered stands in the sealed files. */
export const notaryJournal: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        "create index events_of_notarised_deeds on events (at desc, application_uuid desc) where type = 'deed-notarised'",
      )
      .execute(db);
  },
};
