import type { FieldValues } from "react-hook-form";
import { catalogue, useText } from "../language/catalogue.tsx";
import { FieldGroup } from "./field.tsx";
import "./date-fields.css";
import { monthFrom, monthPartsOf, readWholeMonth } from "./month-parts.ts";
import { type FieldProps, useField } from "./use-field.ts";

const words = catalogue({
  month: { en: "Month", es: "Mes" },
  year: { en: "Year", es: "Año" },
});

const fields = ["month", "year"] as const;

/** MM and YYYY in two fields; a whole month may be pasted into either. The value is `yyyy-mm`, `""` when empty. */
export function MonthFields<T extends FieldValues, O = T>(props: FieldProps<T, O>) {
  const t = useText(words);
  const { label, hint, optional } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  const parts = monthPartsOf(typeof value === "string" ? value : "");
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="date-fields">
        {fields.map((part, index) => (
          <label key={part}>
            <span>{t[part]}</span>
            <input
              id={index === 0 ? id : `${id}-${part}`}
              ref={index === 0 ? ref : undefined}
              className="input"
              data-part={part}
              type="text"
              value={parts[part]}
              onChange={(event) => {
                const text = event.target.value;
                const digits = text.replace(/\D/g, "").slice(0, part === "year" ? 4 : 2);
                change(monthFrom(readWholeMonth(text) ?? { ...parts, [part]: digits }));
              }}
              onBlur={() => {
                change(monthFrom({ ...parts, month: parts.month && parts.month.padStart(2, "0") }));
                onBlur();
              }}
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={aria["aria-invalid"]}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
