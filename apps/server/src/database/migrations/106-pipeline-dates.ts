import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What ends soon, and what was funded. The indexes hold those alone that have such a date: few of a large pipeline, and each of them from
 * the earliest on.
 */
export const pipelineDates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        alter table pipeline
          add column offers_end_at timestamptz(3),
          add column closes_at timestamptz(3),
          add column funded_at timestamptz(3),
          add column first_draw bigint,
          add column term_years integer;
        create index pipeline_by_offers_end on pipeline (org_code, offers_end_at, application_uuid)
          where offers_end_at is not null;
        create index pipeline_by_closing on pipeline (org_code, closes_at, application_uuid)
          where closes_at is not null;
        create index pipeline_by_funding on pipeline (org_code, funded_at) where funded_at is not null;
      `)
      .execute(db);
  },
};
