import { type ReactNode, type Ref, useId } from "react";
import "./choice.css";

export type Choice<V extends string> = {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  /** On a card, under label and hint: figures, for example. On a pill, at its right. */
  detail?: ReactNode;
  disabled?: boolean;
};

type ChoicesProps<V extends string> = {
  /** `list`: rows. `cards`: surfaces side by side. `pills`: one line each. `short`: many short words. `segments`: two or three of them. */
  kind?: "list" | "cards" | "pills" | "short" | "segments";
  choices: readonly Choice<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  onBlur?: () => void;
  /** Id of the first radio, so that a link can lead to the question. */
  id?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
};

/** Real radios under the whole surface; stands inside a fieldset whose legend asks the question. */
export function Choices<V extends string>(props: ChoicesProps<V>) {
  const { kind = "list", choices, value, onChange, onBlur, id, ref, invalid, describedBy } = props;
  const name = useId();
  return (
    <div className="choices" data-kind={kind} data-count={choices.length}>
      {choices.map((choice, index) => (
        <label key={choice.value} className="choice" data-failed={invalid ? "" : undefined}>
          <input
            type="radio"
            name={name}
            id={index === 0 ? id : undefined}
            ref={index === 0 ? ref : undefined}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            onBlur={onBlur}
            disabled={choice.disabled}
            aria-describedby={describedBy}
          />
          <span className="choice-face">
            <span className="choice-label">{choice.label}</span>
            {choice.hint ? <span className="choice-hint">{choice.hint}</span> : null}
            {choice.detail ? <span className="choice-detail">{choice.detail}</span> : null}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Rows of label and figure inside a card. */
export function ChoiceFigures({ rows }: { rows: readonly (readonly [label: string, figure: string])[] }) {
  return (
    <span className="choice-figures">
      {rows.map(([label, figure]) => (
        <span key={label}>
          <span>{label}</span> <span>{figure}</span>
        </span>
      ))}
    </span>
  );
}
