import { type Language, languages } from "@gable/domain/language.ts";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { catalogue, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Control } from "react-hook-form";
import { ReasonField } from "./reason-field.tsx";

const words = catalogue({
  readsEn: { en: "They read English.", es: "Lee en inglés." },
  readsEs: { en: "They read Spanish.", es: "Lee en español." },
  writtenIn: { en: "You write in", es: "Usted escribe en" },
  en: { en: "English", es: "inglés" },
  es: { en: "Spanish", es: "español" },
});

type WrittenInProps = { control: Control<Record<string, unknown>>; reads: Language };

/** Why, to somebody who reads it: with the language in which it is written. Its form has `writtenIn` beside `reason`. */
export function ReasonTo({ control, reads, label }: WrittenInProps & { label: string }) {
  return (
    <>
      <ReasonField control={control} label={label} />
      <WrittenIn control={control} reads={reads} />
    </>
  );
}

/** Before something is written to somebody: in which language they read, and, where that is not the writer's, in which it is written. */
export function WrittenIn({ control, reads }: WrittenInProps) {
  const t = useText(words);
  const own = useLanguage();
  const said = reads === "es" ? t.readsEs : t.readsEn;
  if (reads === own) return <p className="small quiet">{said}</p>;
  return (
    <SelectField
      control={control}
      name="writtenIn"
      label={t.writtenIn}
      hint={said}
      options={languages.map((value) => ({ value, label: t[value] }))}
    />
  );
}
