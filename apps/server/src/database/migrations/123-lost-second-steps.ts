import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** That two of a lender's administrators take the second step off an account whose owner lost phone and codes. */
export const lostSecondSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table identities add column second_step_lost jsonb").execute(db);
  },
};
