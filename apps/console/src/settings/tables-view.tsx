import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { Scroll } from "../shell/scroll.tsx";
import { settingsWords } from "./settings.words.ts";
import { at, rowsOf } from "./tables/paths.ts";
import type { Field, RowsTable, SettingTable, SettingValue } from "./tables/table-shape.ts";
import { shown } from "./tables/units.ts";

export const isFigure = ({ unit }: Field): boolean => ["percent", "decimal", "dollars", "count"].includes(unit);

/** Everything of a subject, to be read. */
export function TablesView({ tables, value }: { tables: readonly SettingTable[]; value: SettingValue }) {
  const language = useLanguage();
  return (
    <div className="setting-tables">
      {tables.map((table) => (
        <section key={table.title.en} data-wide={(table.kind === "rows" && table.columns.length > 2) || undefined}>
          <SectionHead title={table.title[language]} />
          {table.note ? <p className="small quiet">{table.note[language]}</p> : null}
          {table.kind === "fields" ? (
            <Ledger
              rows={table.fields.map((field) => ({
                label: field.label[language],
                figure: shown(field, at(value, field.path), language),
              }))}
            />
          ) : (
            <RowsView table={table} value={value} />
          )}
        </section>
      ))}
    </div>
  );
}

function RowsView({ table, value }: { table: RowsTable; value: SettingValue }) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const rows = rowsOf(table, value);
  const columns = table.columns.map((field, index) => ({
    label: field.label[language],
    // What names the row stands at the left, a figure too.
    numeric: isFigure(field) && (index > 0 || table.codes !== undefined),
    cell: ({ path }: (typeof rows)[number]) =>
      field.onlyIf !== undefined && at(value, `${path}.${field.onlyIf}`) !== true
        ? "–"
        : shown(field, at(value, `${path}.${field.path}`), language),
  }));
  const code = {
    label: table.codeLabel?.[language] ?? "",
    cell: ({ code: of }: (typeof rows)[number]) => table.codes?.[of ?? ""]?.[language] ?? of,
  };
  if (rows.length === 0) return <p className="setting-none">{table.none?.[language] ?? t.noRows}</p>;
  return (
    <Scroll className="setting-scroll" label={table.title[language]}>
      <Table
        caption={table.title[language]}
        captionHidden
        rows={rows}
        keyOf={({ path }) => path}
        columns={table.codes ? [code, ...columns] : columns}
      />
    </Scroll>
  );
}
