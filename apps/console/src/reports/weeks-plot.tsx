import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { LineChart } from "@gable/ui/components/line-chart/line-chart.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { inShort } from "./in-short.ts";
import { reportsWords } from "./reports.words.ts";

type Week = PipelineReport["weeks"][number];

/** A line through fewer weeks would show a direction that there is not. */
const FEWEST_WEEKS = 3;

/** How long it took until a decision and until the money, by the week of opening. */
export function WeeksPlot({ weeks }: { weeks: readonly Week[] }) {
  const t = useText(reportsWords);
  const { shortDay } = useFormats();
  return (
    <section>
      <SectionHead title={t.weeks} />
      <Plot title={t.toDecision} weeks={weeks} hoursOf={({ hoursToDecision }) => hoursToDecision} />
      <Plot title={t.toFunding} weeks={weeks} hoursOf={({ hoursToFunding }) => hoursToFunding} />
      <Disclosure summary={t.figures} open={weeks.length < FEWEST_WEEKS}>
        <Table
          caption={t.weeks}
          captionHidden
          rows={weeks}
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
      </Disclosure>
    </section>
  );
}

type PlotProps = { title: string; weeks: readonly Week[]; hoursOf: (week: Week) => number | null };

function Plot({ title, weeks, hoursOf }: PlotProps) {
  const t = useText(reportsWords);
  const { shortDay } = useFormats();
  const timed = weeks.flatMap((week) => {
    const hours = hoursOf(week);
    return hours === null ? [] : [{ week: week.week, hours }];
  });
  const [first] = timed;
  const last = timed.at(-1);
  if (!first || !last || timed.length < FEWEST_WEEKS) return null;
  const highest = Math.max(...timed.map(({ hours }) => hours));
  const middle = Math.floor((timed.length - 1) / 2);
  return (
    <>
      <h3>{title}</h3>
      <LineChart
        points={timed.map(({ week, hours }) => ({ label: t.weekOf(shortDay(week)), value: hours }))}
        marks={[{ at: timed.length - 1, title: inShort(last.hours, t) }]}
        below={[
          { at: 0, text: shortDay(first.week) },
          { at: middle, text: shortDay(timed[middle]?.week ?? first.week), wide: true },
          { at: timed.length - 1, text: shortDay(last.week) },
        ]}
        levels={[0.75, 0.5].map((share) => ({ value: highest * share, text: inShort(highest * share, t) }))}
        summary={t.curve(
          title,
          inShort(first.hours, t),
          shortDay(first.week),
          inShort(last.hours, t),
          shortDay(last.week),
        )}
        readLabel={t.readWeek(title)}
        format={(hours) => inShort(hours, t)}
      />
    </>
  );
}
