import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Finds the applications that stand as an earlier version's plan left them. */
export const plans: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw("create index applications_by_plan on applications (plan_version) where erased_at is null")
      .execute(db);
  },
};
