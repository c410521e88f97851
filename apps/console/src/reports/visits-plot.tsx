import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { registrationSections, registrationSteps } from "@gable/domain/journey/registration-steps.ts";
import { Bars } from "@gable/ui/components/bars/bars.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { type Language, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { reportsWords } from "./reports.words.ts";

type Step = PipelineReport["visits"][number]["step"];

/** How far visits come in registration, before there is an application. */
export function VisitsPlot({ report: { visits, visitsWithAccount } }: { report: PipelineReport }) {
  const t = useText(reportsWords);
  const language = useLanguage();
  const { number, percent } = useFormats();
  const all = visits[0]?.came ?? 0;
  const rows = [
    ...visits.map(({ step, came }) => ({ name: stepName(step, language), came })),
    { name: t.account, came: visitsWithAccount },
  ].map((row, index, list) => ({
    ...row,
    lost: index === 0 ? 0 : Math.max(0, (list[index - 1]?.came ?? 0) - row.came),
  }));
  const shareOf = (came: number) => percent((came / all) * 100, 0);
  return (
    <section>
      <SectionHead title={t.visits} aside={all > 0 ? t.visitsCount(number(all)) : null} />
      <p className="small quiet">{all > 0 ? t.visitsLead : t.noVisits}</p>
      {all > 0 ? (
        <>
          <Bars
            label={t.visits}
            bars={rows.map(({ name, came, lost }) => ({
              label: name,
              share: came / all,
              figure: `${number(came)} · ${shareOf(came)}`,
              ...(lost > 0 && { note: t.lostBefore(number(lost)) }),
            }))}
          />
          <Disclosure summary={t.figures}>
            <Table
              caption={t.visits}
              captionHidden
              rows={rows}
              keyOf={({ name }) => name}
              columns={[
                { label: t.step, cell: ({ name }) => name },
                { label: t.cameVisits, cell: ({ came }) => number(came), numeric: true },
                { label: t.lost, cell: ({ lost }) => number(lost), numeric: true },
                { label: t.share, cell: ({ came }) => shareOf(came), numeric: true },
              ]}
            />
          </Disclosure>
        </>
      ) : null}
    </section>
  );
}

function stepName(step: Step, language: Language): string {
  const { section, label } = registrationSteps[step];
  return (label ?? registrationSections[section])[language];
}
