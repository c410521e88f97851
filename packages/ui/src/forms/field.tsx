import type { ReactNode } from "react";
import { Icon } from "../components/icon/icon.tsx";
import { catalogue, useText } from "../language/catalogue.tsx";
import "./field.css";

const words = catalogue({
  optional: { en: "(optional)", es: "(opcional)" },
  error: { en: "Error: ", es: "Error: " },
});

type FrameProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
};

/** Label above, hint, error in words, then the control: always in this order, always in view. */
export function Field({ id, label, hint, error, optional, children }: FrameProps) {
  return (
    <div className="field" data-failed={error ? "" : undefined}>
      <label className="field-label" htmlFor={id}>
        <LabelText optional={optional}>{label}</LabelText>
      </label>
      <FieldHelp id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** Several controls that answer one question. */
export function FieldGroup({ id, label, hint, error, optional, radios, children }: FrameProps & { radios?: boolean }) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset
      className="field"
      data-failed={error ? "" : undefined}
      {...(radios ? { role: "radiogroup", "aria-invalid": error !== undefined } : {})}
      aria-describedby={described || undefined}
    >
      <legend className="field-label">
        <LabelText optional={optional}>{label}</LabelText>
      </legend>
      <FieldHelp id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}

function LabelText({ optional, children }: { optional: boolean | undefined; children: ReactNode }) {
  const t = useText(words);
  if (!optional) return children;
  return (
    <>
      {children} <span className="field-optional">{t.optional}</span>
    </>
  );
}

export function FieldHelp({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  const t = useText(words);
  return (
    <>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="error" />
          <span>
            <span className="vh">{t.error}</span>
            {error}
          </span>
        </p>
      ) : null}
    </>
  );
}
