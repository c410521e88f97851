import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { settingsWords } from "./settings.words.ts";
import type { Field } from "./tables/table-shape.ts";
import { shown, stored, typed } from "./tables/units.ts";

type Props = {
  id: string;
  field: Field;
  value: unknown;
  /** Where no label stands beside it. */
  label?: string | undefined;
  fault: string | undefined;
  /** Names its row, and is not changed. */
  isFixed?: boolean;
  onChange: (value: unknown) => void;
};

/** One place of a table, as its unit is written. */
export function SettingInput({ id, field, value, label, fault, isFixed, onChange }: Props) {
  const language = useLanguage();
  if (isFixed) return shown(field, value, language);
  if (field.unit === "set")
    return <Set id={id} field={field} value={value} label={label} fault={fault} onChange={onChange} />;
  const common = {
    id,
    "aria-label": label,
    "aria-invalid": fault !== undefined || undefined,
    "aria-describedby": fault === undefined ? undefined : `${id}-fault`,
  };
  return (
    <>
      <span className="setting-input" data-unit={field.unit}>
        {options(field) ? (
          <Select {...common} field={field} value={value} onChange={onChange} />
        ) : field.unit === "long-text" ? (
          <textarea
            {...common}
            rows={3}
            defaultValue={typed(field, value)}
            onChange={(event) => onChange(stored(field, event.target.value))}
          />
        ) : (
          <input
            {...common}
            type={field.unit === "date" || field.unit === "time" ? field.unit : "text"}
            inputMode={["percent", "decimal", "dollars", "count", "year"].includes(field.unit) ? "decimal" : undefined}
            defaultValue={typed(field, value)}
            onChange={(event) => onChange(stored(field, event.target.value))}
          />
        )}
      </span>
      {fault === undefined ? null : (
        <small className="setting-fault" id={`${id}-fault`}>
          {fault}
        </small>
      )}
    </>
  );
}

const isYesNo = ({ unit }: Field) => unit === "yes-no" || unit === "yes-no-open";
const options = (field: Field) => field.unit === "choice" || isYesNo(field);

/** The options, each to be taken or not. */
function Set({ id, field, value, label, fault, onChange }: Omit<Props, "isFixed">) {
  const language = useLanguage();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const names = Object.keys(field.options ?? {});
  return (
    <fieldset className="setting-set" id={id}>
      <legend className="vh">{label ?? field.label[language]}</legend>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={(event) => {
              const { checked } = event.target;
              const left = names.filter((other) => (other === name ? checked : chosen.includes(other)));
              onChange(left.length === 0 && field.whenEmpty === "absent" ? undefined : left);
            }}
          />
          {field.options?.[name]?.[language]}
        </label>
      ))}
      {fault === undefined ? null : <small className="setting-fault">{fault}</small>}
    </fieldset>
  );
}

type SelectProps = Pick<Props, "id" | "field" | "value" | "onChange"> & {
  "aria-label": string | undefined;
};

function Select({ field, value, onChange, ...props }: SelectProps) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const offered = isYesNo(field)
    ? [
        ...(field.unit === "yes-no-open" ? [["open", shown(field, undefined, language)] as const] : []),
        ["true", shown(field, true, language)] as const,
        ["false", shown(field, false, language)] as const,
      ]
    : [
        ...(value === "" ? [["", t.choose] as const] : []),
        ...Object.entries(field.options ?? {}).map(([name, words]) => [name, words[language]] as const),
      ];
  const chosen = field.unit === "yes-no-open" && value === undefined ? "open" : String(value);
  return (
    <select {...props} value={chosen} onChange={(event) => onChange(stored(field, event.target.value))}>
      {offered.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
  );
}
