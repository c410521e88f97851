import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Finds the latest visits to those who can show an income: how they ended is told to whoever has a way to choose. */
export const incomeVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        "create index events_of_income_visits on events (at desc) where type = 'link-opened' and detail ->> 'purpose' = 'INCOME'",
      )
      .execute(db);
  },
};
