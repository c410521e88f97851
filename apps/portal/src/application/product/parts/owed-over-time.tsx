import type { OfferQuote } from "@gable/domain/offers/offer.ts";
import { LineChart } from "@gable/ui/components/line-chart/line-chart.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useDeferredValue, useState } from "react";
import { overTimeWords } from "./over-time.words.ts";
import { inSteps, namedMonths, type RepaidYears, repaymentOf } from "./repayment.ts";

/** More years than this are told in steps until every one is asked for. */
const AT_A_GLANCE = 10;
const STEP_YEARS: Readonly<Record<number, number>> = { 15: 3, 30: 5 };

/** The balance of the line as a plot, and the same figures as a table. `start` is the day the money is expected. */
export function OwedOverTime({ quote: latest, start }: { quote: OfferQuote; start: string }) {
  const t = useText(overTimeWords);
  const f = useFormats();
  // A plot may follow the slider a moment later than the figures.
  const quote = useDeferredValue(latest);
  const repayment = repaymentOf(quote, start);
  const { balances, halfAt } = repayment;
  const last = balances.length - 1;
  const monthAt = (at: number) => f.month(balances[at]?.date ?? start);
  const line = f.dollars(quote.totalLine);
  return (
    <section className="stack" aria-labelledby="owed">
      <div>
        <h2 id="owed">{t.title}</h2>
        <p className="lead small">{t.lead(f.month(start))}</p>
      </div>
      <div className="owed-plot">
        <LineChart
          points={balances.map(({ date, owed }) => ({ label: f.month(date), value: owed }))}
          marks={[
            { at: 0, title: t.dayOne(line) },
            { at: halfAt, title: t.half, note: monthAt(halfAt) },
            { at: last, title: t.done, note: monthAt(last) },
          ]}
          below={[
            { at: 0, text: monthAt(0) },
            ...namedMonths(repayment).map(({ at, year }, index) => ({
              at,
              text: String(year),
              wide: at !== last && index !== 2,
            })),
          ]}
          levels={[0.75, 0.5].map((share) => ({
            value: quote.totalLine * share,
            text: f.dollars(quote.totalLine * share),
          }))}
          summary={t.summary(line, monthAt(0), monthAt(halfAt), monthAt(last))}
          readLabel={t.read}
          format={f.cents}
        />
      </div>
      <Years years={repayment.years} />
    </section>
  );
}

function Years({ years }: { years: readonly RepaidYears[] }) {
  const t = useText(overTimeWords);
  const f = useFormats();
  const [everyYear, setEveryYear] = useState(false);
  const isLong = years.length > AT_A_GLANCE;
  const rows = isLong && !everyYear ? inSteps(years, STEP_YEARS[years.length] ?? 5) : years;
  return (
    <>
      <Table caption={t.table} columns={yearColumns(t, f)} rows={rows} keyOf={(row) => String(row.years)} />
      {isLong ? (
        <p>
          <TextButton aria-expanded={everyYear} onClick={() => setEveryYear(!everyYear)}>
            {everyYear ? t.fewerYears : t.everyYear}
          </TextButton>
        </p>
      ) : null}
    </>
  );
}

function yearColumns(t: Text<typeof overTimeWords>, f: Formats): Column<RepaidYears>[] {
  // The caption says that these are dollars.
  const bare = (cents: number) => f.cents(cents).slice(1);
  return [
    {
      label: t.year,
      cell: (row) => (
        <>
          {row.years} <span className="quiet">{t.to(f.month(row.until))}</span>
        </>
      ),
    },
    { label: t.interest, cell: (row) => bare(row.interest), numeric: true },
    { label: t.repaid, cell: (row) => bare(row.repaid), numeric: true },
    { label: t.owed, cell: (row) => bare(row.owed), numeric: true },
  ];
}
