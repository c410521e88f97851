import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import type { Control } from "react-hook-form";

/** What goes with an act that has to be explained: to the borrower, or to a colleague. */
export function ReasonField({ control, label }: { control: Control<Record<string, unknown>>; label: string }) {
  return <TextAreaField control={control} name="reason" label={label} rows={3} maxLength={500} />;
}
