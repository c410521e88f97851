import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The commissions of a lender's own notaries, one for each state: under them somebody is named for a visit before they say so. */
export const notaryCommissions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        create table notary_commissions (
          staff_uuid uuid not null references staff,
          state text not null,
          name text not null,
          number text not null,
          county text not null,
          expires_on date not null,
          kept_at timestamptz(3) not null,
          primary key (staff_uuid, state)
        )
      `)
      .execute(db);
  },
};
