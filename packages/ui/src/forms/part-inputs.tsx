import { catalogue, useText } from "../language/catalogue.tsx";
import { FieldGroup } from "./field.tsx";
import "./date-fields.css";
import type { useField } from "./use-field.ts";

type DatePart = "month" | "day" | "year";

const words = catalogue({
  month: { en: "Month", es: "Mes" },
  day: { en: "Day", es: "Día" },
  year: { en: "Year", es: "Año" },
});

interface PartInputsProps<Part extends DatePart> {
  readonly label: string;
  readonly hint: string | undefined;
  readonly optional: boolean | undefined;
  readonly field: ReturnType<typeof useField>;
  /** Which parts are asked, in their order. */
  readonly order: readonly Part[];
  readonly parts: Readonly<Record<Part, string>>;
  readonly write: (parts: Record<Part, string>) => void;
  /** A whole, pasted into any of the inputs; null where a text is none. */
  readonly readWhole: (text: string) => Record<Part, string> | null;
  readonly pad: (parts: Record<Part, string>) => Record<Part, string>;
  readonly autoComplete: (part: Part) => string;
}

/** A date, or what there is of one, with a field for each part: digits alone, filled up when one leaves it. */
export function PartInputs<Part extends DatePart>(props: PartInputsProps<Part>) {
  const t = useText(words);
  const { label, hint, optional, field, order, parts, write, readWhole, pad, autoComplete } = props;
  const { id, ref, error, aria, onBlur } = field;
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="date-fields">
        {order.map((part, index) => (
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
                write(readWhole(text) ?? { ...parts, [part]: digits });
              }}
              onBlur={() => {
                // A field that one only looked at says nothing new: what is wrong with it stays said.
                const padded = pad(parts);
                if (order.some((one) => padded[one] !== parts[one])) write(padded);
                onBlur();
              }}
              inputMode="numeric"
              autoComplete={autoComplete(part)}
              aria-invalid={aria["aria-invalid"]}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
