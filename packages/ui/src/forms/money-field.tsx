import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Field } from "./field.tsx";
import { centsOf, moneyText, retypeMoney } from "./masks.ts";
import { TypedInput } from "./typed-input.tsx";
import { type FieldProps, useField } from "./use-field.ts";

type MoneyProps<T extends FieldValues, O> = FieldProps<T, O> & {
  /** Whole dollars unless told otherwise. */
  decimals?: 0 | 2;
};

/** An amount of dollars with its separators. The value is whole cents, null when empty. */
export function MoneyField<T extends FieldValues, O = T>(props: MoneyProps<T, O>) {
  const { label, hint, optional, decimals = 0 } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  const cents = typeof value === "number" ? value : null;
  const [typed, setTyped] = useState(() => moneyText(cents, decimals));
  // What was typed stands as long as it means the value; a value set from elsewhere is written anew.
  const text = centsOf(typed) === cents ? typed : moneyText(cents, decimals);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="input-frame field-narrow">
        <span className="input-before" aria-hidden="true">
          $
        </span>
        <TypedInput
          {...aria}
          id={id}
          ref={ref}
          className="input"
          value={text}
          mask={(all, caret) => retypeMoney(all, caret, decimals)}
          onText={(all) => {
            setTyped(all);
            change(centsOf(all));
          }}
          onBlur={onBlur}
          inputMode={decimals === 0 ? "numeric" : "decimal"}
          autoComplete="off"
        />
      </div>
    </Field>
  );
}
