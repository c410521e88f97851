import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { type Fault, idAt } from "./editor-faults.ts";
import { RowsEditor } from "./rows-editor.tsx";
import { SettingInput } from "./setting-input.tsx";
import { at, withField } from "./tables/paths.ts";
import type { Field, SettingTable, SettingValue } from "./tables/table-shape.ts";

type EditorProps = {
  tables: readonly SettingTable[];
  value: SettingValue;
  faults: readonly Fault[];
  onChange: (value: SettingValue) => void;
};

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
