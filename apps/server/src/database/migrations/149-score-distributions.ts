import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How consumers score under a model, as a bureau said it last: for a report of the same bureau and model that does not say it. */
export const scoreDistributions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table score_distributions (
      bureau text not null,
      model text not null,
      lowest integer not null,
      highest integer not null,
      percents jsonb not null,
      reported_on date not null,
      primary key (bureau, model, lowest, highest)
    )`.execute(db);
  },
};
