import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { fieldId, useFormTerms } from "./form-context.ts";

/** What every field takes. `control` comes from `useQuestionForm`; names are checked against its values. */
export type FieldProps<T extends FieldValues, O = T> = {
  control: Control<T, unknown, O>;
  name: FieldPath<T>;
  label: string;
  hint?: string | undefined;
  /** Says "(optional)" after the label. Everything else is asked for. */
  optional?: boolean | undefined;
};

/** Value, error and the attributes that tie label, hint and error to the control. */
export function useField<T extends FieldValues, O>({ control, name, hint }: FieldProps<T, O>) {
  const { prefix, explain } = useFormTerms();
  const { field, fieldState } = useController({ control, name });
  const id = fieldId(prefix, name);
  const message = fieldState.error?.message;
  const error = message === undefined ? undefined : explain(message);
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return {
    id,
    error,
    value: field.value as unknown,
    change: (value: unknown) => field.onChange(value),
    onBlur: field.onBlur,
    ref: field.ref,
    aria: { "aria-invalid": error !== undefined, "aria-describedby": described || undefined } as const,
  };
}
