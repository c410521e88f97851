import type { CampaignReport } from "@gable/contract/calls/pipeline-campaigns.ts";
import { waysToCome } from "@gable/domain/pipeline/came-by.ts";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Link, TextLink } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { addressOf } from "../pipeline/filter.ts";
import { campaignsFileOf, campaignsQuery } from "../queries/pipeline-report.ts";
import type { Narrowing } from "../queries/pipeline-views.ts";
import { campaignName, campaignWords } from "../shell/campaign.words.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { DownloadButton } from "../shell/download-button.tsx";
import { Pending } from "../shell/pending.tsx";
import { periodWords } from "../shell/period.words.ts";
import { PeriodField } from "../shell/period-field.tsx";
import { usePeriod } from "../shell/use-period.ts";
import { campaignsWords } from "./campaigns.words.ts";
import "./reports.css";

/** Which links and campaigns brought applications in a period, and how many of these became money. */
export function Screen() {
  const t = useText(campaignsWords);
  const ofPeriod = useText(periodWords);
  const { days, period, choose } = usePeriod();
  const asked = useQuery(campaignsQuery(period));
  const { data } = asked;
  return (
    <DeskPage title={t.title} lead={t.lead} aside={<TextLink href="/reports">{t.toReports}</TextLink>}>
      <div className="reports-bar">
        <PeriodField label={ofPeriod.openedIn} days={days} onChoose={choose} />
        {data && data.opened > 0 ? (
          <DownloadButton read={() => campaignsFileOf(period)} name={`campaigns-${days}-days.csv`} />
        ) : null}
      </div>
      <Pending asked={asked} failed={t.failed} rows={12} />
      {data?.opened === 0 ? <EmptyState title={t.none}>{t.noneBody}</EmptyState> : null}
      {data && data.opened > 0 ? <Brought report={data} days={days} /> : null}
    </DeskPage>
  );
}

type Came = Omit<CampaignReport, "channels" | "campaigns" | "others">;
type Row = Came & {
  readonly key: string;
  readonly of: string;
  /** What narrows the pipeline to those counted in it; null where nothing does. */
  readonly counted: Pick<Narrowing, "cameBy" | "campaign" | "campaignSource" | "campaignMedium"> | null;
};

function Brought({ report, days }: { report: CampaignReport; days: number }) {
  const { channels, campaigns, others, ...whole } = report;
  const t = useText(campaignsWords);
  const language = useLanguage();
  const { number } = useFormats();
  const figures = useFigureColumns();
  const ofCampaign = useText(campaignWords);
  const linked = ({ of, counted }: Row) =>
    counted === null ? of : <Link href={addressOf({ ...counted, opened: days, order: "OPENED" })}>{asIs(of)}</Link>;
  const ofCampaigns = [
    ...campaigns.map((campaign) => ({
      ...campaign,
      key: JSON.stringify([campaign.name, campaign.source, campaign.medium]),
      of: campaignName(campaign, ofCampaign),
      counted: {
        campaign: campaign.name ?? "",
        campaignSource: campaign.source ?? "",
        campaignMedium: campaign.medium ?? "",
      },
    })),
    ...(others
      ? [
          {
            ...others,
            key: "",
            of: t.others(others.campaigns, number(others.campaigns)),
            source: null,
            medium: null,
            counted: null,
          },
        ]
      : []),
  ];
  return (
    <div className="reports-parts">
      <section>
        <SectionHead title={t.byChannel} />
        <p className="small quiet">{t.note}</p>
        <Table
          caption={t.byChannel}
          captionHidden
          rows={[
            ...channels.map((channel) => ({
              ...channel,
              key: channel.cameBy,
              of: waysToCome[channel.cameBy][language],
              counted: { cameBy: channel.cameBy },
            })),
            { ...whole, key: "", of: t.all, counted: {} },
          ]}
          keyOf={({ key }) => key}
          columns={[{ label: t.channel, cell: linked }, ...figures]}
        />
      </section>
      <section>
        <SectionHead title={t.byCampaign} />
        <Table
          caption={t.byCampaign}
          captionHidden
          rows={ofCampaigns}
          keyOf={({ key }) => key}
          columns={[
            { label: t.campaign, cell: linked },
            { label: t.source, cell: ({ source }) => asIs(source), wideOnly: true },
            { label: t.medium, cell: ({ medium }) => asIs(medium), wideOnly: true },
            ...figures,
          ]}
        />
      </section>
    </div>
  );
}

/** As an address said it, in whatever direction it is read. */
const asIs = (text: string | null) => <bdi>{text ?? "–"}</bdi>;

/** How far applications came, from the first page to the money. */
function useFigureColumns(): readonly Column<Row>[] {
  const t = useText(campaignsWords);
  const { number, percent, dollars } = useFormats();
  return [
    { label: t.opened, cell: ({ opened }) => number(opened), numeric: true },
    { label: t.chosen, cell: ({ chosen }) => number(chosen), numeric: true, wideOnly: true },
    { label: t.submitted, cell: ({ submitted }) => number(submitted), numeric: true, wideOnly: true },
    { label: t.active, cell: ({ active }) => number(active), numeric: true, wideOnly: true },
    { label: t.funded, cell: ({ funded }) => number(funded), numeric: true },
    {
      label: t.pullThrough,
      cell: ({ funded, submitted }) => (submitted === 0 ? "–" : percent((100 * funded) / submitted, 0)),
      numeric: true,
    },
    { label: t.fundedLine, cell: ({ fundedLine }) => dollars(fundedLine), numeric: true, wideOnly: true },
  ];
}
