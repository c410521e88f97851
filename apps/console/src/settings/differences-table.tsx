import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { settingsWords } from "./settings.words.ts";
import { type Difference, differencesBetween } from "./tables/differences.ts";
import type { SettingTable, SettingValue } from "./tables/table-shape.ts";

type Props = {
  tables: readonly SettingTable[];
  before: SettingValue;
  after: SettingValue;
  /** The change is in force already, or never came to be: it is told as something past. */
  isPast?: boolean;
};

/** What a change changes, line by line. */
export function DifferencesTable({ tables, before, after, isPast }: Props) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const differences = differencesBetween(tables, before, after, language);
  if (differences.length === 0) return <p className="quiet">{t.nothingDiffers}</p>;
  return (
    <div className="setting-differences">
      <Table
        caption={t.whatChanges}
        captionHidden
        rows={differences}
        keyOf={({ table, what }) => `${table} ${what}`}
        columns={columnsOf(t, isPast ? t.was : t.now)}
      />
    </div>
  );
}

const columnsOf = (t: Text<typeof settingsWords>, before: string): readonly Column<Difference>[] => [
  {
    label: t.where,
    cell: ({ table, what }) => (
      <>
        {what}
        <small>{table}</small>
      </>
    ),
  },
  { label: before, cell: ({ was }) => <span className="quiet">{was ?? t.notThere}</span> },
  { label: t.proposed, cell: ({ is }) => <strong>{is ?? t.takenOut}</strong> },
];
