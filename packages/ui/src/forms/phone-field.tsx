import type { FieldValues } from "react-hook-form";
import { Field } from "./field.tsx";
import { digitsIn, retype } from "./masks.ts";
import { writePhone } from "./person-masks.ts";
import { TypedInput } from "./typed-input.tsx";
import { type FieldProps, useField } from "./use-field.ts";

/** A telephone number of the United States. The value is its ten digits, fewer while incomplete. */
export function PhoneField<T extends FieldValues, O = T>(props: FieldProps<T, O>) {
  const { label, hint, optional } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <TypedInput
        {...aria}
        id={id}
        ref={ref}
        className="input field-narrow"
        type="tel"
        value={writePhone(typeof value === "string" ? value : "")}
        mask={(text, caret) => retype(text, caret, writePhone)}
        onText={(text) => change(digitsIn(text))}
        onBlur={onBlur}
        inputMode="tel"
        autoComplete="tel"
      />
    </Field>
  );
}
