import type { PipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { declineReasonWords } from "@gable/domain/underwriting/staff-decline.ts";
import { Bars } from "@gable/ui/components/bars/bars.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { reportsWords } from "./reports.words.ts";

/** For which principal reasons applications were declined; one may have up to four. */
export function DeclinesPlot({ report: { declines, standings } }: { report: PipelineReport }) {
  const t = useText(reportsWords);
  const language = useLanguage();
  const { number, percent, dollars } = useFormats();
  const declined = standings.find(({ standing }) => standing === "DECLINED")?.count ?? 0;
  const rows = declines.map(({ reason, count, line }) => ({
    name: declineReasonWords(reason)[language],
    count,
    line,
    share: declined === 0 ? 0 : count / declined,
  }));
  return (
    <section>
      <SectionHead title={t.declines} aside={declined > 0 ? t.declined(number(declined)) : null} />
      <p className="small quiet">{rows.length > 0 ? t.declinesLead : t.noDeclines}</p>
      {rows.length > 0 ? (
        <>
          <Bars
            label={t.declines}
            bars={rows.map(({ name, count, share }) => ({
              label: name,
              share,
              figure: `${number(count)} · ${percent(share * 100, 0)}`,
            }))}
          />
          <Disclosure summary={t.figures}>
            <Table
              caption={t.declines}
              captionHidden
              rows={rows}
              keyOf={({ name }) => name}
              columns={[
                { label: t.reason, cell: ({ name }) => name },
                { label: t.applications, cell: ({ count }) => number(count), numeric: true },
                {
                  label: t.chosenLines,
                  cell: ({ line }) => (line === 0 ? "–" : dollars(line)),
                  numeric: true,
                  wideOnly: true,
                },
                { label: t.share, cell: ({ share }) => percent(share * 100, 0), numeric: true },
              ]}
            />
          </Disclosure>
        </>
      ) : null}
    </section>
  );
}
