import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which variant of what may differ from one borrower to the next each was shown, and since when. */
export const shownVariants: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create table shown_variants (
        application_uuid uuid not null references applications,
        flag text not null,
        variant text not null,
        is_on boolean not null,
        shown_at timestamptz(3) not null,
        primary key (application_uuid, flag, variant, is_on)
      )`)
      .execute(db);
  },
};
