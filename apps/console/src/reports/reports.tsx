import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { reportFileOf, reportQuery } from "../queries/pipeline-report.ts";
import { useMay } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { DownloadButton } from "../shell/download-button.tsx";
import { Pending } from "../shell/pending.tsx";
import { useNow } from "../shell/use-now.ts";
import { DeclinesPlot } from "./declines-plot.tsx";
import { FunnelPlot } from "./funnel-plot.tsx";
import { InFigures } from "./in-figures.tsx";
import "./reports.css";
import { reportsWords } from "./reports.words.ts";
import { TimesPlot } from "./times-plot.tsx";
import { VisitsPlot } from "./visits-plot.tsx";
import { Waitlist } from "./waitlist.tsx";
import { WeeksPlot } from "./weeks-plot.tsx";

const DAY_MS = 86_400_000;
const periods = [30, 90, 365];

/** The lender's figures: how far visits and applications come, how long it takes, why some are declined. */
export function Screen() {
  const t = useText(reportsWords);
  const [query, setQuery] = useSearchParams();
  const id = useId();
  const seesFairLending = useMay("report-hmda");
  const days = periods.find((count) => String(count) === query.get("days")) ?? 90;
  // Until the end of today, so that the figures of one day are asked for once.
  const until = Math.ceil(Date.parse(useNow()) / DAY_MS) * DAY_MS;
  const period = { from: new Date(until - days * DAY_MS).toISOString(), until: new Date(until).toISOString() };
  const asked = useQuery(reportQuery(period));
  const { data } = asked;
  return (
    <DeskPage
      title={t.title}
      lead={t.lead}
      aside={
        <>
          <TextLink href="/reports/funded">{t.toFunded}</TextLink>
          {seesFairLending ? <TextLink href="/reports/fair-lending">{t.toFairLending}</TextLink> : null}
        </>
      }
    >
      <div className="reports-bar">
        <div className="filter">
          <label htmlFor={id}>{t.period}</label>
          <select id={id} value={days} onChange={(event) => setQuery({ days: event.target.value }, { replace: true })}>
            {periods.map((count) => (
              <option key={count} value={count}>
                {t.days(count)}
              </option>
            ))}
          </select>
        </div>
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
