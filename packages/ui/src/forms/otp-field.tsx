import type { FieldValues } from "react-hook-form";
import { Field } from "./field.tsx";
import { digitsIn, retype } from "./masks.ts";
import "./otp-field.css";
import { TypedInput } from "./typed-input.tsx";
import { type FieldProps, useField } from "./use-field.ts";

type OtpProps<T extends FieldValues, O> = FieldProps<T, O> & {
  length?: number;
  /** Called once all digits are there, so that pasting or filling in the code is enough. */
  onComplete?: (code: string) => void;
};

/** A code from a message: one input, so that pasting, filling in and correcting work. */
export function OtpField<T extends FieldValues, O = T>(props: OtpProps<T, O>) {
  const { label, hint, optional, length = 6, onComplete } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  const write = (text: string) => digitsIn(text).slice(0, length);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <TypedInput
        {...aria}
        id={id}
        ref={ref}
        className="input otp-input"
        value={typeof value === "string" ? value : ""}
        mask={(text, caret) => retype(text, caret, write)}
        onText={(code) => {
          change(code);
          if (code.length === length) onComplete?.(code);
        }}
        onBlur={onBlur}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </Field>
  );
}
