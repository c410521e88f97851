import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How somebody of staff narrows the pipeline again and again, under names of their own. */
export const pipelineViews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        create table pipeline_views (
          uuid uuid primary key,
          staff_uuid uuid not null references staff,
          name text not null,
          narrowing jsonb not null,
          kept_at timestamptz(3) not null,
          unique (staff_uuid, name)
        )
      `)
      .execute(db);
  },
};
