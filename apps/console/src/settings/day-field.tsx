import { Field } from "@gable/ui/forms/field.tsx";
import { type FieldProps, useField } from "@gable/ui/forms/use-field.ts";
import type { FieldValues } from "react-hook-form";

/** A day, as the browser asks for one. The value is `2026-12-01`, `""` when empty. */
export function DayField<T extends FieldValues, O = T>(props: FieldProps<T, O> & { min: string }) {
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  return (
    <Field id={id} label={props.label} hint={props.hint} error={error} optional={props.optional}>
      <input
        {...aria}
        id={id}
        ref={ref}
        className="input field-narrow"
        type="date"
        min={props.min}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
