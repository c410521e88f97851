import type { FundedVolume } from "@gable/contract/calls/pipeline-report.ts";
import { FEDERAL_RESERVE_ZONE } from "@gable/domain/calendar/federal-reserve-days.ts";
import { startOfDay } from "@gable/domain/calendar/zoned-time.ts";
import { toDollarString } from "@gable/domain/money/cents.ts";
import { sql } from "kysely";
import { csvOf } from "../../csv.ts";
import type { Database } from "../../database/transaction.ts";

/**
 * The dollars of a lender's lines whose money left in a year: limits, and what was drawn at opening. One reading, so that every part adds up
 * to the whole. A line is its loan officer's, or where none is assigned the officer's whose link brought the borrower. The year and its months are those of the banks, on whose days money leaves.
 */
export async function readFundedVolume(db: Database, orgCode: string, year: number): Promise<FundedVolume> {
  const from = startOfDay(`${year}-01-01`, FEDERAL_RESERVE_ZONE);
  const until = startOfDay(`${year + 1}-01-01`, FEDERAL_RESERVE_ZONE);
  const sums = sql`count(*) as count, coalesce(sum(line), 0) as line, coalesce(sum(first_draw), 0) as "firstDraw"`;
  const { rows } = await sql<{ volume: FundedVolume }>`
    with funded as (
      select to_char(pipeline.funded_at at time zone ${FEDERAL_RESERVE_ZONE}, 'YYYY-MM') as month, pipeline.term_years,
        pipeline.state, pipeline.line, pipeline.first_draw, coalesce(assigned.uuid, brought.uuid) as officer_uuid,
        coalesce(assigned.name, brought.name) as name
      from pipeline
        left join staff assigned on assigned.uuid = pipeline.loan_officer_uuid
        left join (
          select distinct on (originator_uuid) originator_uuid, uuid, name from staff
          where org_code = ${orgCode} and originator_uuid is not null
          order by originator_uuid, deactivated_at desc nulls first, uuid
        ) brought on brought.originator_uuid = pipeline.originator_uuid
      where pipeline.org_code = ${orgCode} and pipeline.funded_at >= ${from} and pipeline.funded_at < ${until}
    )
    select to_jsonb(whole) || jsonb_build_object(
      'months', coalesce((select jsonb_agg(to_jsonb(part) order by month)
        from (select month, ${sums} from funded group by month) part), '[]'),
      'products', coalesce((select jsonb_agg(to_jsonb(part) order by line desc, "termYears")
        from (select term_years as "termYears", ${sums} from funded group by term_years) part), '[]'),
      'states', coalesce((select jsonb_agg(to_jsonb(part) order by line desc, state)
        from (select state, ${sums} from funded group by state) part), '[]'),
      'officers', coalesce((select jsonb_agg(to_jsonb(part) - 'officer_uuid' order by line desc, name)
        from (select officer_uuid, name, ${sums} from funded group by officer_uuid, name) part), '[]')
    ) as volume
    from (select ${sums} from funded) whole`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("An aggregate gave no row.");
  return row.volume;
}

type Sums = Pick<FundedVolume, "count" | "line" | "firstDraw">;

const cells = (by: string, of: string | null, { count, line, firstDraw }: Sums) => [
  by,
  of,
  count,
  toDollarString(line),
  toDollarString(firstDraw),
];

/** The same dollars as a file, one part below the other. */
export function fundedVolumeText({ months, products, states, officers, ...whole }: FundedVolume): string {
  return csvOf([
    ["by", "of", "lines", "limits in dollars", "drawn at opening in dollars"],
    cells("all", null, whole),
    ...months.map((part) => cells("month", part.month, part)),
    ...products.map((part) => cells("product", `${part.termYears} years`, part)),
    ...states.map((part) => cells("state", part.state, part)),
    ...officers.map((part) => cells("loan officer", part.name, part)),
  ]);
}
