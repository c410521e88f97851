import type { FieldValues } from "react-hook-form";
import { type Signature, SignaturePad } from "./signature-pad.tsx";
import { type FieldProps, useField } from "./use-field.ts";

type SignatureProps<T extends FieldValues, O> = Pick<FieldProps<T, O>, "control" | "name"> & {
  /** The name that is typed beforehand. */
  typed: string;
};

/** A signature as an answer of a form. The value is a `Signature`, or null while nothing there counts as one. */
export function SignatureField<T extends FieldValues, O = T>({ control, name, typed }: SignatureProps<T, O>) {
  const { id, value, change, error } = useField({ control, name, label: "" });
  return <SignaturePad id={id} value={value as Signature | null} onChange={change} name={typed} error={error} />;
}
