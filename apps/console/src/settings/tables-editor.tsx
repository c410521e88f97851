import { Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useId, useState } from "react";
import { type Fault, idAt } from "./editor-faults.ts";
import { Scroll } from "../shell/scroll.tsx";
import { SettingInput } from "./setting-input.tsx";
import { settingsWords } from "./settings.words.ts";
import { at, type Row, rowsOf, withoutRow, withPart, withRow } from "./tables/paths.ts";
import type { Field, RowsTable, SettingTable, SettingValue } from "./tables/table-shape.ts";
import { isFigure } from "./tables-view.tsx";

type EditorProps = {
  tables: readonly SettingTable[];
  value: SettingValue;
  faults: readonly Fault[];
  onChange: (value: SettingValue) => void;
};

/** The value with a field's new part; a limit of which nothing is left lends nothing, and says so by `null`. */
function withField(value: SettingValue, path: string, field: Field, part: unknown): SettingValue {
  const next = withPart(value, path, part);
  if (field.whenEmpty !== "absent" && field.whenEmpty !== "absent-or-null-whole") return next;
  const parent = path.slice(0, path.lastIndexOf("."));
  const left = at(next, parent);
  const isEmpty = typeof left === "object" && left !== null && Object.keys(left).length === 0;
  if (!isEmpty) return next;
  if (field.whenEmpty === "absent-or-null-whole") return withPart(next, parent, null);
  return field.path.includes(".") ? withPart(next, parent, undefined) : next;
}

/** A copy of a subject, to be changed where it stands. */
export function TablesEditor({ tables, value, faults, onChange }: EditorProps) {
  const language = useLanguage();
  return (
    <div className="setting-tables">
      {tables.map((table) => (
        <section key={table.title.en} data-wide={(table.kind === "rows" && table.columns.length > 2) || undefined}>
          <SectionHead title={table.title[language]} />
          {table.note ? <p className="small quiet">{table.note[language]}</p> : null}
          {table.kind === "fields" ? (
            table.fields.map((field) => (
              <FieldRow key={field.path} field={field} value={value} faults={faults} onChange={onChange} />
            ))
          ) : (
            <RowsEditor table={table} value={value} faults={faults} onChange={onChange} />
          )}
        </section>
      ))}
    </div>
  );
}

type Props = Omit<EditorProps, "tables">;

function FieldRow({ field, value, faults, onChange }: Props & { field: Field }) {
  const language = useLanguage();
  const id = idAt(field.path);
  return (
    <div className="setting-field" data-long={["text", "long-text", "texts", "set"].includes(field.unit) || undefined}>
      {/* A set names itself to who hears it. */}
      <label htmlFor={field.unit === "set" ? undefined : id}>
        {field.label[language]}
        {field.hint ? <small>{field.hint[language]}</small> : null}
      </label>
      <SettingInput
        id={id}
        field={field}
        value={at(value, field.path)}
        fault={faults.find(({ path }) => path === field.path || path.startsWith(`${field.path}.`))?.words}
        onChange={(part) => onChange(withField(value, field.path, field, part))}
      />
    </div>
  );
}

function RowsEditor({ table, value, faults, onChange }: Props & { table: RowsTable }) {
  const t = useText(settingsWords);
  const language = useLanguage();
  // Fields keep what was typed in them: where rows come and go, they are drawn anew.
  const [drawn, setDrawn] = useState(0);
  const rows = rowsOf(table, value);
  const fault = faults.find(({ path }) => path === table.path);
  const place = (next: SettingValue) => {
    onChange(next);
    setDrawn(drawn + 1);
  };
  const nameOf = (row: Row, index: number) => table.codes?.[row.code ?? ""]?.[language] ?? t.row(index + 1);
  return (
    <>
      {fault ? <p className="setting-fault">{fault.words}</p> : null}
      <Scroll className="setting-scroll" id={idAt(table.path)} label={table.title[language]}>
        <table className="table setting-edit" key={drawn}>
          <caption className="vh">{table.title[language]}</caption>
          <thead>
            <tr>
              {table.codes ? <th scope="col">{table.codeLabel?.[language]}</th> : null}
              {table.columns.map((column) => (
                <th key={column.path} scope="col" className={isFigure(column) ? "num" : undefined}>
                  {column.label[language]}
                </th>
              ))}
              {table.fresh ? (
                <th scope="col">
                  <span className="vh">{t.removeShort}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.path}>
                {table.codes ? <th scope="row">{nameOf(row, index)}</th> : null}
                {table.columns.map((field) => {
                  const path = `${row.path}.${field.path}`;
                  return (
                    <td key={path} className={isFigure(field) ? "num" : undefined}>
                      <SettingInput
                        id={idAt(path)}
                        field={field}
                        value={at(value, path)}
                        label={`${field.label[language]}, ${nameOf(row, index)}`}
                        isFixed={!table.fresh && table.key.includes(field.path)}
                        fault={faults.find((one) => one.path === path || one.path.startsWith(`${path}.`))?.words}
                        onChange={(part) => onChange(withField(value, path, field, part))}
                      />
                    </td>
                  );
                })}
                {table.fresh ? (
                  <td>
                    <TextButton
                      aria-label={t.remove(nameOf(row, index))}
                      onClick={() => place(withoutRow(table, value, row))}
                    >
                      {t.removeShort}
                    </TextButton>
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {table.fresh ? <AddRow table={table} value={value} rows={rows} onAdd={place} /> : null}
    </>
  );
}

type AddProps = { table: RowsTable; value: SettingValue; rows: readonly Row[]; onAdd: (value: SettingValue) => void };

function AddRow({ table, value, rows, onAdd }: AddProps) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const id = useId();
  if (!table.codes)
    return (
      <Button kind="second" slim onClick={() => onAdd(withRow(table, value))}>
        {t.add}
      </Button>
    );
  const known = new Set(rows.map(({ code }) => code));
  return (
    <div className="filter">
      <label htmlFor={id}>{t.add}</label>
      <select id={id} value="" onChange={(event) => onAdd(withRow(table, value, event.target.value))}>
        <option value="">{t.choose}</option>
        {Object.entries(table.codes)
          .filter(([code]) => !known.has(code))
          .map(([code, name]) => (
            <option key={code} value={code}>
              {name[language]}
            </option>
          ))}
      </select>
    </div>
  );
}
