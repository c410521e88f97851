import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { loginWords } from "../login.words.ts";

/** The code of an authenticator app, or one that was kept for a lost phone. */
export function AppCodeField<T extends FieldValues>({ control, name }: { control: Control<T>; name: FieldPath<T> }) {
  const t = useText(loginWords);
  return (
    <TextField
      control={control}
      name={name}
      label={t.code}
      hint={t.codeHint}
      autoComplete="one-time-code"
      capitals="characters"
      maxLength={12}
      narrow
    />
  );
}
