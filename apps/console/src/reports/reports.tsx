import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { declineReasonWords } from "@gable/domain/underwriting/staff-decline.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { EmptyState, ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { reportFileOf, reportQuery } from "../queries/pipeline-report.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { saveFile } from "../shell/save-file.ts";
import { useNow } from "../shell/use-now.ts";
import "./reports.css";
import { reportsWords } from "./reports.words.ts";

const DAY_MS = 86_400_000;
const periods = [30, 90, 365];

/** The lender's figures: how far applications come, how long it takes, why some are declined. */
export function Screen() {
  const t = useText(reportsWords);
  const [query, setQuery] = useSearchParams();
  const id = useId();
  const days = periods.find((count) => String(count) === query.get("days")) ?? 90;
  // Until the end of today, so that the figures of one day are asked for once.
  const until = Math.ceil(Date.parse(useNow()) / DAY_MS) * DAY_MS;
  const period = { from: new Date(until - days * DAY_MS).toISOString(), until: new Date(until).toISOString() };
  const { data, isError, refetch } = useQuery(reportQuery(period));
  return (
    <DeskPage title={t.title} lead={t.lead} aside={data && data.opened > 0 ? <Download period={period} /> : null}>
      <div className="filter reports-period">
        <label htmlFor={id}>{t.period}</label>
        <select id={id} value={days} onChange={(event) => setQuery({ days: event.target.value }, { replace: true })}>
          {periods.map((count) => (
            <option key={count} value={count}>
              {t.days(count)}
            </option>
          ))}
        </select>
      </div>
      {isError ? (
        <ErrorState title={t.failed} actions={<Button onClick={() => void refetch()}>{t.again}</Button>} />
      ) : null}
      {data === undefined && !isError ? <Skeleton kind="rows" count={12} /> : null}
      {data?.opened === 0 ? <EmptyState title={t.none} /> : null}
      {data && data.opened > 0 ? <Figures report={data} /> : null}
    </DeskPage>
  );
}

function Download({ period }: { period: Parameters<typeof reportFileOf>[0] }) {
  const t = useText(reportsWords);
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await reportFileOf(period), "report.csv"),
    onError: () => showToast({ tone: "error", text: t.downloadFailed }),
  });
  return (
    <Button kind="second" busy={isPending} onClick={() => mutate()}>
      {t.download}
    </Button>
  );
}

function Figures({ report }: { report: PipelineReport }) {
  const t = useText(reportsWords);
  const language = useLanguage();
  const { percent, shortDay } = useFormats();
  return (
    <div className="reports">
      <section>
        <SectionHead title={t.pullThrough} aside={t.opened(report.opened)} />
        <Table
          caption={t.pullThrough}
          captionHidden
          rows={report.milestones}
          keyOf={({ row }) => String(row)}
          columns={[
            { label: t.milestone, cell: ({ row }) => `${row}. ${planRows[row as PlanRow][language]}` },
            { label: t.reached, cell: ({ reached }) => reached, numeric: true },
            { label: t.share, cell: ({ reached }) => percent((reached / report.opened) * 100, 0), numeric: true },
          ]}
        />
      </section>
      <div>
        <section>
          <SectionHead title={t.weeks} />
          <Table
            caption={t.weeks}
            captionHidden
            rows={report.weeks}
            keyOf={({ week }) => week}
            columns={[
              { label: t.week, cell: ({ week }) => shortDay(week) },
              { label: t.openedColumn, cell: ({ opened }) => opened, numeric: true, wideOnly: true },
              { label: t.decided, cell: ({ decided }) => decided, numeric: true, wideOnly: true },
              { label: t.toDecision, cell: ({ hoursToDecision }) => inShort(hoursToDecision, t), numeric: true },
              { label: t.funded, cell: ({ funded }) => funded, numeric: true },
              { label: t.toFunding, cell: ({ hoursToFunding }) => inShort(hoursToFunding, t), numeric: true },
            ]}
          />
        </section>
        <section>
          <SectionHead title={t.declines} />
          {report.declines.length === 0 ? <p className="quiet">{t.noDeclines}</p> : null}
          {report.declines.length > 0 ? (
            <Table
              caption={t.declines}
              captionHidden
              rows={report.declines}
              keyOf={({ reason }) => reason}
              columns={[
                { label: t.reason, cell: ({ reason }) => declineReasonWords(reason)[language] },
                { label: t.reached, cell: ({ count }) => count, numeric: true },
              ]}
            />
          ) : null}
        </section>
      </div>
    </div>
  );
}

/** Hours up to two days, then days. */
function inShort(hours: number | null, t: Text<typeof reportsWords>): string {
  if (hours === null) return "–";
  return hours < 48 ? t.hours(hours.toFixed(1)) : t.daysShort((hours / 24).toFixed(1));
}
