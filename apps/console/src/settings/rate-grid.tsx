import { toCents } from "@gable/domain/money/cents.ts";
import { noteRate } from "@gable/domain/offers/note-rate.ts";
import type { RateSheet } from "@gable/domain/underwriting/lending-policy.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useId, useState } from "react";
import { Scroll } from "../shell/scroll.tsx";
import { settingsWords } from "./settings.words.ts";
import type { SettingValue } from "./tables/table-shape.ts";

interface Rates {
  readonly rateSheet: RateSheet;
  readonly overlayPercent: string;
}

const LINE = toCents(100_000);

/** The note rates that a sheet makes, by score and CLTV, for the terms that one chooses; beside them those of another sheet. */
export function RateGrid({ value, before }: { value: SettingValue; before?: SettingValue }) {
  const t = useText(settingsWords);
  const { rate } = useFormats();
  const present = value as unknown as Rates;
  const { rateSheet } = present;
  const [years, setYears] = useState(String(rateSheet.term[0]?.years ?? ""));
  const [fee, setFee] = useState(rateSheet.fee[0]?.feePercent ?? "0");
  const [lien, setLien] = useState("2");
  const rateIn = ({ rateSheet: sheet, overlayPercent }: Rates, score: number, cltvPercent: string) => {
    try {
      return noteRate(
        {
          score,
          cltvPercent,
          termYears: Number(years),
          lienPosition: Number(lien),
          occupancy: "PRIMARY",
          feePercent: fee,
          propertyType: "SFR",
          totalLine: LINE,
          overlayPercent,
        },
        sheet,
      );
    } catch {
      // A figure that is only being typed is no number yet.
      return null;
    }
  };
  return (
    <section className="rate-grid">
      <SectionHead title={t.grid} aside={t.gridBody} />
      <div className="filter-bar">
        <Choice
          label={t.gridTerm}
          value={years}
          choose={setYears}
          options={rateSheet.term.map((row) => [String(row.years), t.years(row.years)])}
        />
        <Choice
          label={t.gridFee}
          value={fee}
          choose={setFee}
          options={rateSheet.fee.map(({ feePercent }) => [feePercent, `${feePercent}%`])}
        />
        <Choice
          label={t.gridLien}
          value={lien}
          choose={setLien}
          options={[
            ["1", t.first],
            ["2", t.second],
          ]}
        />
      </div>
      <Scroll className="setting-scroll" label={t.grid}>
        <Table
          caption={t.grid}
          captionHidden
          rows={rateSheet.base}
          keyOf={({ minScore }) => String(minScore)}
          columns={[
            { label: t.score, cell: ({ minScore }) => t.atLeast(minScore) },
            ...rateSheet.cltv.map(({ maxCltvPercent }) => ({
              label: t.cltvTo(maxCltvPercent),
              numeric: true,
              cell: ({ minScore }: { minScore: number }) =>
                rateCell(
                  t,
                  rate,
                  rateIn(present, minScore, maxCltvPercent),
                  before && rateIn(before as unknown as Rates, minScore, maxCltvPercent),
                ),
            })),
          ]}
        />
      </Scroll>
    </section>
  );
}

/** A rate, with what it was where it is another one; null where nothing is lent. */
function rateCell(
  t: Text<typeof settingsWords>,
  rate: Formats["rate"],
  is: string | null,
  was: string | null | undefined,
) {
  const said = (of: string | null) => (of === null ? t.notPriced : rate(of));
  if (was === undefined || was === is) return said(is);
  return (
    <>
      <strong>{said(is)}</strong>
      <small>
        {t.was.toLowerCase()} {said(was)}
      </small>
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  choose: (value: string) => void;
  options: readonly (readonly [string, string])[];
};

function Choice({ label, value, choose, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([of, name]) => (
          <option key={of} value={of}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
