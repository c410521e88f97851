import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * By whose link and which campaign an application came, and when it was sent off, so that a report of them need open no facts. A row that
 * a server of the version before writes says `SITE` until it is written anew at the next start.
 */
export const pipelineCampaigns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        alter table pipeline
          add column came_by text not null default 'SITE',
          add column campaign text,
          add column campaign_source text,
          add column campaign_medium text,
          add column submitted_at timestamptz(3)
      `)
      .execute(db);
  },
};
