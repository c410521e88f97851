import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** On whose word somebody of the staff came in. Whoever is there by now, or comes in by the operator's command, stands for themselves. */
export const vouchedStaff: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table staff add column vouched_by uuid references staff").execute(db);
  },
};
