import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import "./checkbox-field.css";
import { FieldGroup, FieldHelp } from "./field.tsx";
import { type FieldProps, useField } from "./use-field.ts";

type ConsentProps<T extends FieldValues, O> = Omit<FieldProps<T, O>, "label" | "optional"> & {
  /** The exact text that is agreed to; links may stand in it. */
  children: ReactNode;
};

/** One statement to agree to, never ticked beforehand. The value is a boolean. */
export function CheckboxField<T extends FieldValues, O = T>({ children, ...props }: ConsentProps<T, O>) {
  const { id, value, change, onBlur, ref, error, aria } = useField({ ...props, label: "" });
  return (
    <div className="field">
      <FieldHelp id={id} error={error} />
      <label className="check">
        <input
          {...aria}
          id={id}
          ref={ref}
          type="checkbox"
          checked={value === true}
          onChange={(event) => change(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{children}</span>
      </label>
      <FieldHelp id={id} hint={props.hint} />
    </div>
  );
}

export type CheckChoice = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** A kind of the choice above, set in under it. */
  isPart?: boolean;
  /** Under the choice, such as a field that goes with it. */
  more?: ReactNode;
};

type GroupProps<T extends FieldValues, O> = FieldProps<T, O> & { choices: readonly CheckChoice[] };

/** Any number of answers. The value is the list of chosen strings, in the order of the choices. */
export function CheckboxGroup<T extends FieldValues, O = T>(props: GroupProps<T, O>) {
  const { label, hint, optional, choices } = props;
  const { id, value, change, onBlur, ref, error } = useField(props);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="checks-list">
        {choices.map((choice, index) => (
          <div key={choice.value} className={choice.isPart ? "check-part" : undefined}>
            <label className="check">
              <input
                id={index === 0 ? id : undefined}
                ref={index === 0 ? ref : undefined}
                type="checkbox"
                checked={chosen.includes(choice.value)}
                onChange={(event) => {
                  const { checked } = event.target;
                  const keeps = (other: string) => (other === choice.value ? checked : chosen.includes(other));
                  change(choices.map((each) => each.value).filter(keeps));
                }}
                onBlur={onBlur}
                aria-invalid={error !== undefined}
                aria-describedby={error ? `${id}-error` : undefined}
              />
              <span>
                {choice.label}
                {choice.hint ? <span className="check-hint">{choice.hint}</span> : null}
              </span>
            </label>
            {choice.more ? <div className="check-more">{choice.more}</div> : null}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
