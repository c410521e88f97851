import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Whom applications wait for, and by whose link and which campaign they came, each by the latest change. The first holds those alone that
 * wait for somebody: few of a large pipeline; the last those that a campaign brought.
 */
export const pipelineWaitsAndWays: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        create index pipeline_by_wait on pipeline (org_code, waits_for, changed_at, application_uuid)
          where waits_for <> 'NOBODY';
        create index pipeline_by_way on pipeline (org_code, came_by, changed_at, application_uuid);
        create index pipeline_by_campaign on pipeline (
          org_code, coalesce(campaign, ''), coalesce(campaign_source, ''), coalesce(campaign_medium, ''),
          changed_at, application_uuid
        ) where coalesce(campaign, campaign_source, campaign_medium) is not null;
      `)
      .execute(db);
  },
};
