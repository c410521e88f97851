import type { FieldValues } from "react-hook-form";
import { catalogue, useText } from "../language/catalogue.tsx";
import { type DateParts, dateFrom, pad, partsOf, readWholeDate } from "./date-parts.ts";
import { FieldGroup } from "./field.tsx";
import "./date-fields.css";
import { type FieldProps, useField } from "./use-field.ts";

const words = catalogue({
  month: { en: "Month", es: "Mes" },
  day: { en: "Day", es: "Día" },
  year: { en: "Year", es: "Año" },
});

const fields = ["month", "day", "year"] as const;

/** MM, DD, YYYY in three fields; a whole date may be pasted into any. The value is `yyyy-mm-dd`, `""` when empty. */
export function DateFields<T extends FieldValues, O = T>(props: FieldProps<T, O> & { birthday?: boolean }) {
  const t = useText(words);
  const { label, hint, optional, birthday } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  const parts = partsOf(typeof value === "string" ? value : "");
  const write = (next: DateParts) => change(dateFrom(next));
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
                write(readWholeDate(text) ?? { ...parts, [part]: digits });
              }}
              onBlur={() => {
                write(pad(parts));
                onBlur();
              }}
              inputMode="numeric"
              autoComplete={birthday ? `bday-${part}` : "off"}
              aria-invalid={aria["aria-invalid"]}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
