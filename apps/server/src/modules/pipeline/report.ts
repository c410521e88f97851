import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { LENDER_ZONE } from "@gable/domain/calendar/lender-days.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { registrationStepNames } from "@gable/domain/journey/registration-steps.ts";
import { routes } from "@gable/domain/journey/routes.ts";
import { toDollarString } from "@gable/domain/money/cents.ts";
import { declineReasonWords } from "@gable/domain/underwriting/staff-decline.ts";
import { END_ROW } from "@gable/domain/workflow/decide.ts";
import { sql } from "kysely";
import { csvOf } from "../../csv.ts";
import type { Database } from "../../database/transaction.ts";

/** What registration shows where its address names no step. */
const [FIRST_STEP] = registrationStepNames;

interface Period {
  readonly from: string;
  readonly until: string;
}

/**
 * The figures of a lender's applications that were opened in a period. All come from one reading of the pipeline and the log, so that
 * they agree with each other; demographic answers are in a schema that is not read here.
 */
export async function readReport(db: Database, orgCode: string, period: Period): Promise<PipelineReport> {
  return { ...(await readApplications(db, orgCode, period)), ...(await readVisits(db, orgCode, period)) };
}

type OfVisits = "visits" | "visitsWithAccount";

async function readApplications(
  db: Database,
  orgCode: string,
  { from, until }: Period,
): Promise<Omit<PipelineReport, OfVisits>> {
  const { rows } = await sql<{ report: Omit<PipelineReport, OfVisits> }>`
    with opened as (
      select pipeline.application_uuid, pipeline.opened_at, pipeline.standing, pipeline.plan_row, pipeline.line,
        seen.furthest, seen.is_submitted, seen.decided_at, seen.funded_at, seen.reasons
      from pipeline
      cross join lateral (
        select
          coalesce(max((detail ->> 'row')::int)
            filter (where type = 'step-entered' and (detail ->> 'row')::int < ${END_ROW}), 1) as furthest,
          coalesce(bool_or(type = 'submitted'), false) as is_submitted,
          min(at) filter (where type = 'decided' and detail ->> 'decision' in ('APPROVED', 'DECLINE', 'INELIGIBLE')
            or type <> 'decided' and detail ? 'reasons') as decided_at,
          min(at) filter (where type = 'step-entered' and (detail ->> 'row')::int = ${END_ROW}
            and pipeline.standing = 'FUNDED') as funded_at,
          (array_agg(detail -> 'reasons' order by sequence desc) filter (where detail ? 'reasons'))[1] as reasons
        from events where events.application_uuid = pipeline.application_uuid
      ) seen
      where pipeline.org_code = ${orgCode} and pipeline.opened_at >= ${from} and pipeline.opened_at < ${until}
    ),
    entered as (
      select application_uuid, 0 as sequence, 1 as row, opened_at as at from opened
      union all
      select events.application_uuid, events.sequence, (events.detail ->> 'row')::int, events.at
      from events join opened using (application_uuid) where events.type = 'step-entered'
    ),
    spells as (
      select application_uuid, row, extract(epoch from sum(until_at - at)) / 3600 as hours
      from (
        select application_uuid, row, at, lead(at) over (partition by application_uuid order by sequence) as until_at
        from entered) entry
      join opened using (application_uuid)
      -- Nobody is past the row in which they are, or ended: months until a lapse are no time that the row takes.
      where until_at is not null and (row < furthest or standing = 'FUNDED') group by application_uuid, row
    ),
    times as (
      select row, round((percentile_cont(0.5) within group (order by hours))::numeric, 3) as hours,
        round((percentile_cont(0.9) within group (order by hours))::numeric, 3) as slow
      from spells group by row
    )
    select jsonb_build_object(
      'opened', (select count(*) from opened),
      'submitted', (select count(*) from opened where is_submitted or standing = 'FUNDED'),
      'submittedLine', (select coalesce(sum(line), 0) from opened where is_submitted or standing = 'FUNDED'),
      'milestones', (
        select jsonb_agg(jsonb_build_object(
          'row', row,
          'came', (select count(*) from opened where standing = 'FUNDED' or furthest >= row),
          'here', (select count(*) from opened where standing = 'ACTIVE' and plan_row = row),
          'hereLine', (select coalesce(sum(line), 0) from opened where standing = 'ACTIVE' and plan_row = row),
          'left', (select count(*) from opened where standing not in ('ACTIVE', 'FUNDED') and furthest = row),
          'hours', times.hours,
          'slowHours', times.slow) order by row)
        from generate_series(1, ${END_ROW}::int) row left join times using (row)),
      'standings', coalesce((
        select jsonb_agg(jsonb_build_object('standing', standing, 'count', count, 'line', line) order by count desc, standing)
        from (select standing, count(*), coalesce(sum(line), 0) as line from opened group by standing) counted), '[]'),
      'weeks', coalesce((
        select jsonb_agg(to_jsonb(weekly) order by week)
        from (
          select to_char(date_trunc('week', opened_at at time zone ${LENDER_ZONE}::text), 'YYYY-MM-DD') as week,
            count(*) as opened,
            count(decided_at) as decided,
            round((percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at)))::numeric / 3600, 1)
              as "hoursToDecision",
            count(funded_at) as funded,
            round((percentile_cont(0.5) within group (order by extract(epoch from funded_at - opened_at)))::numeric / 3600, 1)
              as "hoursToFunding"
          from opened group by 1) weekly), '[]'),
      'declines', coalesce((
        select jsonb_agg(jsonb_build_object('reason', reason, 'count', count, 'line', line) order by count desc, reason)
        from (
          select reason, count(*), coalesce(sum(line), 0) as line from opened, jsonb_array_elements_text(reasons) reason
          where standing = 'DECLINED' group by reason) counted), '[]')
    ) as report`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("An aggregate gave no row.");
  return row.report;
}

/** How far visits came in registration. A visit that went back counts where it was furthest. */
async function readVisits(
  db: Database,
  orgCode: string,
  { from, until }: Period,
): Promise<Pick<PipelineReport, OfVisits>> {
  const { rows } = await sql<{ furthest: number; visits: number; accounts: number }>`
    select furthest, count(*)::int as visits, count(*) filter (where has_account)::int as accounts
    from (
      select
        max(array_position(${registrationStepNames}::text[], coalesce(events.properties ->> 'step', ${FIRST_STEP})))
          filter (where events.page_path = ${routes.register.path}) as furthest,
        bool_or(events.application_uuid is not null) as has_account
      from telemetry_sessions sessions join telemetry_events events on events.session_uuid = sessions.uuid
      where sessions.org_code = ${orgCode} and sessions.created_at >= ${from} and sessions.created_at < ${until}
      group by sessions.uuid) visit
    where furthest is not null group by furthest`.execute(db);
  return {
    visits: registrationStepNames.map((step, index) => ({
      step,
      came: rows.filter(({ furthest }) => furthest > index).reduce((sum, { visits }) => sum + visits, 0),
    })),
    visitsWithAccount: rows.reduce((sum, { accounts }) => sum + accounts, 0),
  };
}

/** The same figures as a file, one below the other. Dollars are the limits of the lines that were chosen. */
export function reportFile(report: PipelineReport): string {
  const { opened, submitted, submittedLine, visits, visitsWithAccount, milestones, standings, weeks, declines } =
    report;
  return csvOf([
    ["figure", "of", "count", "median hours", "hours exceeded by one in ten", "dollars of lines"],
    ...visits.map(({ step, came }) => ["visits that came to", step, came, null, null, null]),
    ["visits that went on with an account", null, visitsWithAccount, null, null, null],
    ["opened", null, opened, null, null, null],
    ["submitted", null, submitted, null, null, toDollarString(submittedLine)],
    ...milestones.flatMap(({ row, came, here, hereLine, left, hours, slowHours }) => {
      const step = `${row}. ${planRows[row as PlanRow].en}`;
      return [
        ["came to", step, came, hours, slowHours, null],
        ["are in", step, here, null, null, toDollarString(hereLine)],
        ["ended in", step, left, null, null, null],
      ];
    }),
    ...standings.map(({ standing, count, line }) => ["standing", standing, count, null, null, toDollarString(line)]),
    ...weeks.flatMap(({ week, ...figures }) => [
      ["opened in week", week, figures.opened, null, null, null],
      ["decided, of week", week, figures.decided, figures.hoursToDecision, null, null],
      ["funded, of week", week, figures.funded, figures.hoursToFunding, null, null],
    ]),
    ...declines.map(({ reason, count, line }) => [
      "declined for",
      declineReasonWords(reason).en,
      count,
      null,
      null,
      toDollarString(line),
    ]),
  ]);
}
