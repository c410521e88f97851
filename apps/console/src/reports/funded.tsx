import type { FundedVolume } from "@gable/contract/calls/pipeline-report.ts";
import { isUsState, usStates } from "@gable/domain/people/us-states.ts";
import { Bars } from "@gable/ui/components/bars/bars.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { fundedFileOf, fundedQuery } from "../queries/pipeline-report.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { DownloadButton } from "../shell/download-button.tsx";
import { Pending } from "../shell/pending.tsx";
import { useKeptYear } from "../shell/use-kept-year.ts";
import { YearField } from "../shell/year-field.tsx";
import { fundedWords } from "./funded.words.ts";
import "./reports.css";

/** How many dollars were funded in a year: by month, product, state and loan officer. */
export function Screen() {
  const t = useText(fundedWords);
  const { year, years, choose } = useKeptYear();
  const asked = useQuery(fundedQuery(year));
  const { data } = asked;
  return (
    <DeskPage title={t.title} lead={t.lead} aside={<TextLink href="/reports">{t.toReports}</TextLink>}>
      <div className="reports-bar">
        <YearField label={t.year} year={year} years={years} onChoose={choose} />
        {data && data.count > 0 ? <DownloadButton read={() => fundedFileOf(year)} name={`funded-${year}.csv`} /> : null}
      </div>
      <Pending asked={asked} failed={t.failed} rows={12} />
      {data?.count === 0 ? <EmptyState title={t.none}>{t.noneBody}</EmptyState> : null}
      {data && data.count > 0 ? <Volume volume={data} /> : null}
    </DeskPage>
  );
}

function Volume({ volume: { months, products, states, officers, ...whole } }: { volume: FundedVolume }) {
  const t = useText(fundedWords);
  const language = useLanguage();
  const { number, dollars, month: monthOf } = useFormats();
  const nameOfState = (state: string | null) =>
    state !== null && isUsState(state) ? usStates[state][language] : (state ?? "–");
  return (
    <div className="reports">
      <div>
        <section>
          <SectionHead title={t.total} aside={t.countOf(whole.count, number(whole.count))} />
          <Ledger
            label={t.total}
            rows={[
              { label: t.limits, figure: dollars(whole.line), weight: "strong" },
              { label: t.drawn, figure: dollars(whole.firstDraw), weight: "strong" },
              { label: t.average, figure: dollars(whole.line / whole.count) },
            ]}
          />
        </section>
        <Months parts={months.map(({ month, ...sums }) => ({ of: monthOf(`${month}-01`), ...sums }))} />
      </div>
      <div>
        <Part
          title={t.byProduct}
          column={t.product}
          parts={products.map(({ termYears, ...sums }) => ({ of: t.years(termYears), ...sums }))}
        />
        <Part
          title={t.byOfficer}
          lead={t.officerLead}
          column={t.officer}
          parts={officers.map(({ name, ...sums }) => ({ of: name ?? t.nobody, ...sums }))}
        />
        <Part
          title={t.byState}
          column={t.state}
          parts={states.map(({ state, ...sums }) => ({ of: nameOfState(state), ...sums }))}
        />
      </div>
    </div>
  );
}

type Sums = Pick<FundedVolume, "count" | "line" | "firstDraw"> & { readonly of: string };

function Months({ parts }: { parts: readonly Sums[] }) {
  const t = useText(fundedWords);
  const { number, dollars } = useFormats();
  const most = Math.max(...parts.map(({ line }) => line));
  return (
    <section>
      <SectionHead title={t.byMonth} />
      <Bars
        label={`${t.byMonth}: ${t.limits}`}
        bars={parts.map(({ of, line, count }) => ({
          label: of,
          share: most === 0 ? 0 : line / most,
          figure: dollars(line),
          note: t.countOf(count, number(count)),
        }))}
      />
      <Disclosure summary={t.figures}>
        <SumsTable caption={t.byMonth} column={t.month} parts={parts} />
      </Disclosure>
    </section>
  );
}

type PartProps = { title: string; lead?: string; column: string; parts: readonly Sums[] };

function Part({ title, lead, column, parts }: PartProps) {
  return (
    <section>
      <SectionHead title={title} />
      {lead ? <p className="small quiet">{lead}</p> : null}
      <SumsTable caption={title} column={column} parts={parts} />
    </section>
  );
}

/** Two colleagues of one name are two rows. */
function SumsTable({ caption, column, parts }: { caption: string; column: string; parts: readonly Sums[] }) {
  const t = useText(fundedWords);
  const { number, dollars } = useFormats();
  return (
    <Table
      caption={caption}
      captionHidden
      rows={parts.map((part, index) => ({ ...part, index }))}
      keyOf={({ index }) => String(index)}
      columns={[
        { label: column, cell: ({ of }) => of },
        { label: t.lines, cell: ({ count }) => number(count), numeric: true, wideOnly: true },
        { label: t.limits, cell: ({ line }) => dollars(line), numeric: true },
        { label: t.drawn, cell: ({ firstDraw }) => dollars(firstDraw), numeric: true },
      ]}
    />
  );
}
