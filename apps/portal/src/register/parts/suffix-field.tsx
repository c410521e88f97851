import { generations } from "@gable/domain/people/generation.ts";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

const labels = { JR: "Jr.", SR: "Sr.", II: "II", III: "III", IV: "IV", V: "V" } as const;
const options = generations.map((value) => ({ value, label: labels[value] }));

type SuffixProps<T extends FieldValues, O> = {
  control: Control<T, unknown, O>;
  name: FieldPath<T>;
  label: string;
  autoComplete: "honorific-suffix" | "off";
};

/** Which of those who share a name somebody is. */
export function SuffixField<T extends FieldValues, O>(props: SuffixProps<T, O>) {
  return <SelectField {...props} optional narrow options={options} />;
}
