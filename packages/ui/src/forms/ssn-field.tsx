import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { catalogue, useText } from "../language/catalogue.tsx";
import { Field } from "./field.tsx";
import { digitsIn, retype } from "./masks.ts";
import { writeSsn } from "./person-masks.ts";
import { ShowToggle } from "./show-toggle.tsx";
import { TypedInput } from "./typed-input.tsx";
import { type FieldProps, useField } from "./use-field.ts";
import "./ssn-field.css";

const words = catalogue({
  show: { en: "Show the number", es: "Mostrar el número" },
});

/** A Social Security number, hidden unless one asks to see it, and kept out of the browser's memory. The value is its digits. */
export function SsnField<T extends FieldValues, O = T>(props: FieldProps<T, O>) {
  const t = useText(words);
  const { label, hint, optional } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="input-frame field-narrow">
        <TypedInput
          {...aria}
          id={id}
          ref={ref}
          className="input ssn-input"
          data-shown={shown || undefined}
          value={writeSsn(typeof value === "string" ? value : "")}
          mask={(text, caret) => retype(text, caret, writeSsn)}
          onText={(text) => change(digitsIn(text))}
          onBlur={onBlur}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
        />
        <ShowToggle shown={shown} onChange={setShown} label={t.show} controls={id} />
      </div>
    </Field>
  );
}
