import { generationLabels, generations } from "@gable/domain/people/generation.ts";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

const words = catalogue({
  suffix: { en: "Suffix", es: "Sufijo" },
  hint: { en: "Only if the ID shows one, such as Jr.", es: "Solo si la identificación lo muestra, como Jr." },
});

const options = generations.map((value) => ({ value, label: generationLabels[value] }));

type SuffixProps<T extends FieldValues, O> = {
  control: Control<T, unknown, O>;
  name: FieldPath<T>;
  autoComplete: "honorific-suffix" | "off";
};

/** Which of those who share a name somebody is. */
export function SuffixField<T extends FieldValues, O>(props: SuffixProps<T, O>) {
  const t = useText(words);
  return <SelectField {...props} label={t.suffix} hint={t.hint} optional narrow options={options} />;
}
