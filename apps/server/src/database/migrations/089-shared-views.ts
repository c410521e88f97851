import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A view of the pipeline stands at all of the lender's staff from when an administrator shares it. */
export const sharedViews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table pipeline_views add column shared_at timestamptz(3)`.execute(db);
  },
};
