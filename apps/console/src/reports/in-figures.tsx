import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { type Standing, standings } from "@gable/domain/pipeline/pipeline-row.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { reportsWords } from "./reports.words.ts";

const FUNDED = 29;

/** How the applications of the period stand, and how many of the submitted ones became money. */
export function InFigures({
  report: { opened, submitted, standings: counted, milestones },
}: {
  report: PipelineReport;
}) {
  const t = useText(reportsWords);
  const language = useLanguage();
  const { number, percent } = useFormats();
  const funded = milestones.find(({ row }) => row === FUNDED)?.came ?? 0;
  const withShare = (count: number, of: number) =>
    of === 0 ? "–" : `${number(count)} · ${percent((count / of) * 100, 0)}`;
  return (
    <section>
      <SectionHead title={t.inFigures} />
      <Ledger
        label={t.inFigures}
        rows={[
          { label: t.openedColumn, figure: number(opened), weight: "strong" },
          ...counted.map(({ standing, count }) => ({
            label: standings[standing as Standing][language],
            figure: withShare(count, opened),
          })),
          { label: t.submitted, figure: withShare(submitted, opened), weight: "strong" },
          {
            label: t.pullThrough,
            note: t.pullThroughNote,
            figure: withShare(funded, submitted),
            weight: "strong",
          },
        ]}
      />
    </section>
  );
}
