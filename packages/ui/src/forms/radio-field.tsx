import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { type Choice, Choices } from "../components/choice/choice.tsx";
import { FieldGroup } from "./field.tsx";
import { type FieldProps, useField } from "./use-field.ts";

type RadioProps<T extends FieldValues, O, V extends string> = FieldProps<T, O> & {
  choices: readonly Choice<V>[];
  kind?: "list" | "cards" | "pills" | "short" | "segments";
  /** Under the choices, such as what the chosen one means. */
  after?: ReactNode;
};

/** One of a few answers, none chosen at first. The value is the chosen string. */
export function RadioField<T extends FieldValues, V extends string, O = T>(props: RadioProps<T, O, V>) {
  const { label, hint, optional, choices, kind = "list", after } = props;
  const { id, value, change, onBlur, ref, error } = useField(props);
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional} radios>
      <Choices
        kind={kind}
        id={id}
        ref={ref}
        choices={choices}
        value={choices.find((choice) => choice.value === value)?.value}
        onChange={change}
        onBlur={onBlur}
        invalid={error !== undefined}
        describedBy={error ? `${id}-error` : undefined}
      />
      {after}
    </FieldGroup>
  );
}
