import { type CampaignReport, MOST_CAMPAIGNS } from "@gable/contract/calls/pipeline-campaigns.ts";
import { toDollarString } from "@gable/domain/money/cents.ts";
import { waysToCome } from "@gable/domain/pipeline/came-by.ts";
import { sql } from "kysely";
import { csvOf } from "../../csv.ts";
import type { Database } from "../../database/transaction.ts";

const stages = ["opened", "chosen", "submitted", "funded", "active", "fundedLine"] as const;
type Came = Pick<CampaignReport, (typeof stages)[number]>;

/**
 * How far the applications of a lender came that were opened in a period, by whose link and which campaign led to them. One reading of the
 * pipeline alone, so that every part adds up to the whole.
 */
export async function readCampaignReport(
  db: Database,
  orgCode: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<CampaignReport> {
  const sums = sql.join(stages.map((stage) => sql`coalesce(sum(${sql.ref(stage)}), 0) as ${sql.ref(stage)}`));
  const { rows } = await sql<{ report: CampaignReport }>`
    with parts as (
      select came_by, campaign as name, campaign_source as source, campaign_medium as medium, count(*) as opened, count(line) as chosen,
        count(submitted_at) as submitted, count(*) filter (where standing = 'FUNDED') as funded,
        count(*) filter (where standing = 'ACTIVE') as active,
        coalesce(sum(line) filter (where standing = 'FUNDED'), 0) as "fundedLine"
      from pipeline
      where org_code = ${orgCode} and opened_at >= ${from} and opened_at < ${until}
      group by came_by, campaign, campaign_source, campaign_medium
    ),
    campaigns as (
      select name, source, medium, ${sums}, row_number() over (order by sum(opened) desc, name, source, medium) as place
      from parts group by name, source, medium
    )
    select to_jsonb(whole) || jsonb_build_object(
      'channels', coalesce((select jsonb_agg(to_jsonb(part) order by opened desc, "cameBy")
        from (select came_by as "cameBy", ${sums} from parts group by came_by) part), '[]'),
      'campaigns', coalesce((select jsonb_agg(to_jsonb(campaigns) - 'place' order by place)
        from campaigns where place <= ${MOST_CAMPAIGNS}), '[]'),
      'others', (select to_jsonb(part)
        from (select count(*) as campaigns, ${sums} from campaigns where place > ${MOST_CAMPAIGNS} having count(*) > 0) part)
    ) as report
    from (select ${sums} from parts) whole`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("An aggregate gave no row.");
  return row.report;
}

type Of = readonly [by: string, of: string | null, campaign: CampaignReport["campaigns"][number] | null];

/** The same figures as a file, one part below the other. Pull-through: what was funded of those submitted. */
export function campaignReportText({ channels, campaigns, others, ...whole }: CampaignReport): string {
  return csvOf([
    [
      "by",
      "of",
      "utm_source",
      "utm_medium",
      "opened",
      "line chosen",
      "submitted",
      "funded",
      "under way",
      "funded of submitted in percent",
      "limits funded in dollars",
    ],
    cells(["all", null, null], whole),
    ...channels.map((part) => cells(["channel", waysToCome[part.cameBy].en, null], part)),
    ...campaigns.map((part) => cells(["campaign", part.name, part], part)),
    ...(others ? [cells(["campaign", `${others.campaigns} others`, null], others)] : []),
  ]);
}

const cells = ([by, of, campaign]: Of, { opened, chosen, submitted, funded, active, fundedLine }: Came) => [
  by,
  of,
  campaign?.source ?? null,
  campaign?.medium ?? null,
  opened,
  chosen,
  submitted,
  funded,
  active,
  submitted === 0 ? null : ((100 * funded) / submitted).toFixed(1),
  toDollarString(fundedLine),
];
