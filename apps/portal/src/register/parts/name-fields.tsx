import type { KeptAnswers } from "@gable/domain/profile/registration.ts";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { nameWords } from "./name.words.ts";
import { SuffixField } from "./suffix-field.tsx";

export type NameValues = { firstName: string; middleName: string; lastName: string; suffix: string };

/** What the fields hold of a name that is known, or of none. */
export const nameValues = (known: KeptAnswers["name"]): NameValues => ({
  firstName: known?.firstName ?? "",
  middleName: known?.middleName ?? "",
  lastName: known?.lastName ?? "",
  suffix: known?.suffix ?? "",
});

/** The parts of a legal name: asked in registration, and where it is corrected. */
export function NameFields<T extends FieldValues & { name: NameValues }, O>({
  control,
}: {
  control: Control<T, unknown, O>;
}) {
  const t = useText(nameWords);
  const at = (part: keyof NameValues) => `name.${part}` as FieldPath<T>;
  return (
    <>
      <TextField control={control} name={at("firstName")} label={t.first} autoComplete="given-name" capitals="words" />
      <TextField
        control={control}
        name={at("middleName")}
        label={t.middle}
        optional
        autoComplete="additional-name"
        capitals="words"
      />
      <TextField control={control} name={at("lastName")} label={t.last} autoComplete="family-name" capitals="words" />
      <SuffixField control={control} name={at("suffix")} autoComplete="honorific-suffix" />
    </>
  );
}
