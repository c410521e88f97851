import type { FieldValues } from "react-hook-form";
import { catalogue, useText } from "../language/catalogue.tsx";
import { Field } from "./field.tsx";
import { type FieldProps, useField } from "./use-field.ts";

const words = catalogue({ choose: { en: "Choose one", es: "Elija una opción" } });

export type Option = {
  value: string;
  label: string;
  /** Of the label, where it is not the page's. */
  lang?: string | undefined;
};

type SelectProps<T extends FieldValues, O> = FieldProps<T, O> & {
  options: readonly Option[];
  autoComplete?: string;
  narrow?: boolean;
};

/** The system's own list, for many short answers. The value is a string, `""` until one is chosen. */
export function SelectField<T extends FieldValues, O = T>(props: SelectProps<T, O>) {
  const t = useText(words);
  const { label, hint, optional, options, autoComplete, narrow } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...aria}
        id={id}
        ref={ref}
        className={narrow ? "input field-narrow" : "input"}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
        autoComplete={autoComplete}
      >
        <option value="">{t.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
