import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { TextButton } from "../components/link/link.tsx";
import { catalogue, useText } from "../language/catalogue.tsx";
import { Field } from "./field.tsx";
import { suggestEmail } from "./suggest-email.ts";
import { type FieldProps, useField } from "./use-field.ts";

const words = catalogue({
  meant: { en: (email: string) => `Did you mean ${email}?`, es: (email: string) => `¿Quiso decir ${email}?` },
});

/** An e-mail address. After one leaves it, a domain that looks mistyped is asked about, never changed. */
export function EmailField<T extends FieldValues, O = T>(
  props: FieldProps<T, O> & { autoComplete?: "email" | "username" | "off" },
) {
  const t = useText(words);
  const { label, hint, optional, autoComplete = "email" } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  const [left, setLeft] = useState(false);
  const email = typeof value === "string" ? value : "";
  const meant = left ? suggestEmail(email) : null;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...aria}
        id={id}
        ref={ref}
        className="input"
        type="email"
        value={email}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true);
          onBlur();
        }}
        inputMode="email"
        autoCapitalize="off"
        autoComplete={autoComplete}
        spellCheck={false}
      />
      <div aria-live="polite">
        {meant ? <TextButton onClick={() => change(meant)}>{t.meant(meant)}</TextButton> : null}
      </div>
    </Field>
  );
}
