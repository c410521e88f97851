import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { catalogue, useText } from "../language/catalogue.tsx";
import { Field } from "./field.tsx";
import "./password-field.css";
import { ShowToggle } from "./show-toggle.tsx";
import { type FieldProps, useField } from "./use-field.ts";

const words = catalogue({
  show: { en: "Show the password", es: "Mostrar la contraseña" },
  left: {
    en: (left: number) => (left === 1 ? "1 more character" : `${left} more characters`),
    es: (left: number) => (left === 1 ? "Falta 1 carácter" : `Faltan ${left} caracteres`),
  },
  enough: { en: "Long enough", es: "Suficiente" },
});

type PasswordProps<T extends FieldValues, O> = FieldProps<T, O> & {
  /** `new` offers the password manager's suggestion. */
  use: "current" | "new";
  /** Shows how much is missing to this length; length is what makes a password strong. */
  atLeast?: number;
};

/** A password. Pasting and password managers work. */
export function PasswordField<T extends FieldValues, O = T>(props: PasswordProps<T, O>) {
  const t = useText(words);
  const { label, hint, optional, use, atLeast } = props;
  const { id, value, change, onBlur, ref, error, aria } = useField(props);
  const [shown, setShown] = useState(false);
  const password = typeof value === "string" ? value : "";
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="input-frame">
        <input
          {...aria}
          id={id}
          ref={ref}
          className="input"
          type={shown ? "text" : "password"}
          value={password}
          onChange={(event) => change(event.target.value)}
          onBlur={onBlur}
          autoCapitalize="off"
          autoComplete={use === "new" ? "new-password" : "current-password"}
          spellCheck={false}
        />
        <ShowToggle shown={shown} onChange={setShown} label={t.show} controls={id} />
      </div>
      {atLeast && password ? <Length length={Array.from(password).length} atLeast={atLeast} /> : null}
    </Field>
  );
}

function Length({ length, atLeast }: { length: number; atLeast: number }) {
  const t = useText(words);
  return (
    <div className="password-length">
      <span aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * length) / atLeast)}%` }} />
      </span>
      <p>{length < atLeast ? t.left(atLeast - length) : t.enough}</p>
      {/* Spoken once, not at every letter. */}
      <output className="vh">{length < atLeast ? "" : t.enough}</output>
    </div>
  );
}
