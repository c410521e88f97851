import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { declineReasonWords } from "@gable/domain/underwriting/staff-decline.ts";
import { sql } from "kysely";
import { csvOf } from "../../csv.ts";
import type { Database } from "../../database/transaction.ts";

/** Behind the last row of the plan. */
const END_ROW = 29;

interface Period {
  readonly from: string;
  readonly until: string;
}

/**
 * The figures of a lender's applications that were opened in a period. All come from one reading of the pipeline and the log, so that
 * they agree with each other; demographic answers are in a schema that is not read here.
 */
export async function readReport(db: Database, orgCode: string, { from, until }: Period): Promise<PipelineReport> {
  const { rows } = await sql<{ report: PipelineReport }>`
    with opened as (
      select pipeline.application_uuid, pipeline.opened_at, pipeline.standing,
        seen.furthest, seen.decided_at, seen.funded_at, seen.reasons
      from pipeline
      cross join lateral (
        select
          coalesce(max((detail ->> 'row')::int)
            filter (where type = 'step-entered' and (detail ->> 'row')::int < ${END_ROW}), 1) as furthest,
          min(at) filter (where type = 'decided' and detail ->> 'decision' in ('APPROVED', 'DECLINE', 'INELIGIBLE')
            or type <> 'decided' and detail ? 'reasons') as decided_at,
          min(at) filter (where type = 'step-entered' and (detail ->> 'row')::int = ${END_ROW}
            and pipeline.standing = 'FUNDED') as funded_at,
          (array_agg(detail -> 'reasons' order by sequence desc) filter (where detail ? 'reasons'))[1] as reasons
        from events where events.application_uuid = pipeline.application_uuid
      ) seen
      where pipeline.org_code = ${orgCode} and pipeline.opened_at >= ${from} and pipeline.opened_at < ${until}
    )
    select jsonb_build_object(
      'opened', (select count(*) from opened),
      'milestones', (
        select jsonb_agg(jsonb_build_object('row', row, 'reached', (
          select count(*) from opened where standing = 'FUNDED' or furthest > row)) order by row)
        from generate_series(1, ${END_ROW - 1}::int) row),
      'standings', coalesce((
        select jsonb_agg(jsonb_build_object('standing', standing, 'count', count) order by count desc, standing)
        from (select standing, count(*) from opened group by standing) counted), '[]'),
      'weeks', coalesce((
        select jsonb_agg(to_jsonb(weekly) order by week)
        from (
          select to_char(date_trunc('week', opened_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
            count(*) as opened,
            count(decided_at) as decided,
            round((percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at)))::numeric / 3600, 1)
              as "hoursToDecision",
            count(funded_at) as funded,
            round((percentile_cont(0.5) within group (order by extract(epoch from funded_at - opened_at)))::numeric / 3600, 1)
              as "hoursToFunding"
          from opened group by 1) weekly), '[]'),
      'declines', coalesce((
        select jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason)
        from (
          select reason, count(*) from opened, jsonb_array_elements_text(reasons) reason
          where standing = 'DECLINED' group by reason) counted), '[]')
    ) as report`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("An aggregate gave no row.");
  return row.report;
}

/** The same figures as a file, one below the other. */
export function reportFile({ opened, milestones, standings, weeks, declines }: PipelineReport): string {
  return csvOf([
    ["figure", "of", "count", "median hours"],
    ["opened", null, opened, null],
    ...milestones.map(({ row, reached }) => [
      "past milestone",
      `${row}. ${planRows[row as PlanRow].en}`,
      reached,
      null,
    ]),
    ...standings.map(({ standing, count }) => ["standing", standing, count, null]),
    ...weeks.flatMap(({ week, ...figures }) => [
      ["opened in week", week, figures.opened, null],
      ["decided, of week", week, figures.decided, figures.hoursToDecision],
      ["funded, of week", week, figures.funded, figures.hoursToFunding],
    ]),
    ...declines.map(({ reason, count }) => ["declined for", declineReasonWords(reason).en, count, null]),
  ]);
}
