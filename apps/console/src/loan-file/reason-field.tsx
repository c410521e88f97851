import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import type { Control } from "react-hook-form";

/** What goes with an act that has to be explained: to the borrower, or to a colleague. */
export function ReasonField({
  control,
  label,
  name = "reason",
}: {
  control: Control<Record<string, unknown>>;
  label: string;
  name?: "reason" | "note";
}) {
  return <TextAreaField control={control} name={name} label={label} rows={3} maxLength={500} />;
}
