import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { reportFileOf, reportQuery } from "../queries/pipeline-report.ts";
import { useMay } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { DownloadButton } from "../shell/download-button.tsx";
import { Pending } from "../shell/pending.tsx";
import { periodWords } from "../shell/period.words.ts";
import { PeriodField } from "../shell/period-field.tsx";
import { usePeriod } from "../shell/use-period.ts";
import { DeclinesPlot } from "./declines-plot.tsx";
import { FunnelPlot } from "./funnel-plot.tsx";
import { InFigures } from "./in-figures.tsx";
import "./reports.css";
import { reportsWords } from "./reports.words.ts";
import { TimesPlot } from "./times-plot.tsx";
import { VisitsPlot } from "./visits-plot.tsx";
import { Waitlist } from "./waitlist.tsx";
import { WeeksPlot } from "./weeks-plot.tsx";

/** The lender's figures: how far visits and applications come, how long it takes, why some are declined. */
export function Screen() {
  const t = useText(reportsWords);
  const seesFairLending = useMay("report-hmda");
  const ofPeriod = useText(periodWords);
  const { days, period, choose } = usePeriod();
  const asked = useQuery(reportQuery(period));
  const { data } = asked;
  return (
    <DeskPage
      title={t.title}
      lead={t.lead}
      aside={
        <>
          <TextLink href="/reports/funded">{t.toFunded}</TextLink>
          <TextLink href="/reports/campaigns">{t.toCampaigns}</TextLink>
          {seesFairLending ? <TextLink href="/reports/fair-lending">{t.toFairLending}</TextLink> : null}
        </>
      }
    >
      <div className="reports-bar">
        <PeriodField label={ofPeriod.openedIn} days={days} onChoose={choose} />
        {data ? <DownloadButton read={() => reportFileOf(period)} name="report.csv" /> : null}
      </div>
      <Pending asked={asked} failed={t.failed} rows={12} />
      {data ? <Figures report={data} /> : null}
    </DeskPage>
  );
}

function Figures({ report }: { report: PipelineReport }) {
  const t = useText(reportsWords);
  return (
    <div className="reports">
      <div>
        <VisitsPlot report={report} />
        {report.opened > 0 ? <FunnelPlot report={report} /> : <EmptyState title={t.none}>{t.noneBody}</EmptyState>}
        <Waitlist />
      </div>
      {report.opened > 0 ? (
        <div>
          <InFigures report={report} />
          <TimesPlot milestones={report.milestones} />
          <WeeksPlot weeks={report.weeks} />
          <DeclinesPlot report={report} />
        </div>
      ) : null}
    </div>
  );
}
