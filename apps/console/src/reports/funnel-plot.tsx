import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { Bars } from "@gable/ui/components/bars/bars.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { reportsWords } from "./reports.words.ts";

/** How far applications come, and in which step those ended that got no money. */
export function FunnelPlot({ report: { opened, milestones } }: { report: PipelineReport }) {
  const t = useText(reportsWords);
  const language = useLanguage();
  const { number, percent, dollars } = useFormats();
  const nameOf = (row: number) => `${row}. ${planRows[row as PlanRow][language]}`;
  const shareOf = (came: number) => percent((came / opened) * 100, 0);
  return (
    <section>
      <SectionHead title={t.funnel} aside={t.opened(opened)} />
      <p className="small quiet">{t.funnelLead}</p>
      <Bars
        label={t.funnel}
        bars={milestones.map(({ row, came, left }) => ({
          label: nameOf(row),
          share: came / opened,
          figure: `${number(came)} · ${shareOf(came)}`,
          ...(left > 0 && { note: t.endedHere(number(left)) }),
        }))}
      />
      <Disclosure summary={t.figures}>
        <Table
          caption={t.funnel}
          captionHidden
          rows={milestones}
          keyOf={({ row }) => String(row)}
          columns={[
            { label: t.step, cell: ({ row }) => nameOf(row) },
            { label: t.came, cell: ({ came }) => number(came), numeric: true },
            { label: t.here, cell: ({ here }) => number(here), numeric: true },
            {
              label: t.lineHere,
              cell: ({ hereLine }) => (hereLine === 0 ? "–" : dollars(hereLine)),
              numeric: true,
              wideOnly: true,
            },
            { label: t.ended, cell: ({ left }) => number(left), numeric: true },
            { label: t.share, cell: ({ came }) => shareOf(came), numeric: true },
          ]}
        />
      </Disclosure>
    </section>
  );
}
