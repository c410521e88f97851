import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The latest of one standing in one state, among which a name is looked for before the index of words is read to its end. */
export const pipelineByState: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create index pipeline_of_standing_by_state on pipeline (org_code, standing, state, changed_at, application_uuid)`,
      )
      .execute(db);
  },
};
