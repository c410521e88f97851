import type { HTMLInputAutoCompleteAttribute } from "react";
import type { FieldValues } from "react-hook-form";
import { Field } from "./field.tsx";
import { type FieldProps, useField } from "./use-field.ts";

type TextProps<T extends FieldValues, O> = FieldProps<T, O> & {
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: "text" | "numeric" | "decimal" | "email" | "tel" | "url" | "search";
  capitals?: "words" | "characters" | "off";
  maxLength?: number;
  /** Narrow enough to show how much is expected. */
  narrow?: boolean;
  /** Not to be read over somebody's shoulder, such as a key. */
  concealed?: boolean;
};

const asText = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** One line of text. The value is a string, `""` when empty. */
export function TextField<T extends FieldValues, O = T>(props: TextProps<T, O>) {
  const { label, hint, optional, autoComplete, inputMode, capitals, maxLength, narrow, concealed } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...aria}
        id={id}
        ref={ref}
        className={narrow ? "input field-narrow" : "input"}
        type={concealed ? "password" : "text"}
        value={asText(value)}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize={capitals}
        maxLength={maxLength}
      />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField<T extends FieldValues, O = T>(
  props: FieldProps<T, O> & { rows?: number; maxLength?: number },
) {
  const { label, hint, optional, rows = 4, maxLength } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...aria}
        id={id}
        ref={ref}
        className="input"
        rows={rows}
        maxLength={maxLength}
        value={asText(value)}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
