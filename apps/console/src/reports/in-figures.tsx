import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { type Standing, standings } from "@gable/domain/pipeline/pipeline-row.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { reportsWords } from "./reports.words.ts";

const FUNDED = 29;

/** How the applications of the period stand, and how many of the submitted ones, and of their dollars, became money. */
export function InFigures({
  report: { opened, submitted, submittedLine, standings: counted, milestones },
}: {
  report: PipelineReport;
}) {
  const t = useText(reportsWords);
  const language = useLanguage();
  const { number, percent, dollars } = useFormats();
  const funded = milestones.find(({ row }) => row === FUNDED)?.came ?? 0;
  const fundedLine = counted.find(({ standing }) => standing === "FUNDED")?.line ?? 0;
  const withShare = (count: number, of: number) =>
    of === 0 ? "–" : `${number(count)} · ${percent((count / of) * 100, 0)}`;
  return (
    <section>
      <SectionHead title={t.inFigures} />
      <Ledger
        label={t.inFigures}
        rows={[
          { label: t.openedColumn, figure: number(opened), weight: "strong" },
          ...counted.map(({ standing, count, line }) => ({
            label: standings[standing as Standing][language],
            ...(line > 0 && { note: t.inLines(dollars(line)) }),
            figure: withShare(count, opened),
          })),
          { label: t.submitted, figure: withShare(submitted, opened), weight: "strong" },
          {
            label: t.pullThrough,
            note: t.pullThroughNote,
            figure: withShare(funded, submitted),
            weight: "strong",
          },
          {
            label: t.dollarPullThrough,
            note: t.dollarPullThroughNote,
            figure:
              submittedLine === 0 ? "–" : `${dollars(fundedLine)} · ${percent((fundedLine / submittedLine) * 100, 0)}`,
            weight: "strong",
          },
        ]}
      />
    </section>
  );
}
