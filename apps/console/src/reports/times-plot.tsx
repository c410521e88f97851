import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { Bars } from "@gable/ui/components/bars/bars.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { inShort } from "./in-short.ts";
import { reportsWords } from "./reports.words.ts";

/** Steps shorter than this, in hours, are machines at work: they stand in the table alone. */
const WORTH_A_LOOK = 0.25;

/** How long applications stay in each step: the bar is the median, the line goes on to what one in ten exceeds. */
export function TimesPlot({ milestones }: { milestones: PipelineReport["milestones"] }) {
  const t = useText(reportsWords);
  const language = useLanguage();
  const timed = milestones.flatMap(({ row, hours, slowHours }) =>
    hours === null || slowHours === null
      ? []
      : [{ row, name: `${row}. ${planRows[row as PlanRow][language]}`, hours, slowHours }],
  );
  const longest = Math.max(WORTH_A_LOOK, ...timed.map(({ slowHours }) => slowHours));
  const plotted = timed.filter(({ slowHours }) => slowHours >= WORTH_A_LOOK);
  return (
    <section>
      <SectionHead title={t.times} />
      <p className="small quiet">{timed.length === 0 ? t.noTimes : plotted.length === 0 ? t.allShort : t.timesLead}</p>
      {plotted.length > 0 ? (
        <Bars
          label={t.times}
          bars={plotted.map(({ name, hours, slowHours }) => ({
            label: name,
            share: hours / longest,
            reach: slowHours / longest,
            figure: inShort(hours, t),
            note: t.slowest(inShort(slowHours, t)),
          }))}
        />
      ) : null}
      {timed.length > 0 ? (
        <Disclosure summary={t.figures}>
          <Table
            caption={t.times}
            captionHidden
            rows={timed}
            keyOf={({ name }) => name}
            columns={[
              { label: t.step, cell: ({ name }) => name },
              { label: t.median, cell: ({ hours }) => inShort(hours, t), numeric: true },
              { label: t.slow, cell: ({ slowHours }) => inShort(slowHours, t), numeric: true },
            ]}
          />
        </Disclosure>
      ) : null}
    </section>
  );
}
