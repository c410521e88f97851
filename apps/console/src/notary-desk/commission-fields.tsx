import { usStates } from "@gable/domain/people/us-states.ts";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Control, FieldValues, Path } from "react-hook-form";
import { DayField } from "../settings/day-field.tsx";
import { useToday } from "../shell/use-today.ts";
import { commissionWords } from "./commission.words.ts";

export const commissionFieldNames = [
  "name",
  "commissionNumber",
  "commissionState",
  "commissionCounty",
  "commissionExpiresOn",
] as const;

export const noCommission = {
  name: "",
  commissionNumber: "",
  commissionState: "",
  commissionCounty: "",
  commissionExpiresOn: "",
};

/** What a state gave a notary, as it stands on their commission. */
export function CommissionFields<T extends FieldValues>({ control }: { control: Control<T> }) {
  const t = useText(commissionWords);
  const language = useLanguage();
  const today = useToday();
  const states = Object.entries(usStates).map(([value, words]) => ({ value, label: words[language] }));
  const at = (name: (typeof commissionFieldNames)[number]) => name as Path<T>;
  return (
    <>
      <TextField control={control} name={at("name")} label={t.name} />
      <TextField control={control} name={at("commissionNumber")} label={t.number} />
      <SelectField control={control} name={at("commissionState")} label={t.commissionState} options={states} />
      <TextField control={control} name={at("commissionCounty")} label={t.commissionCounty} />
      <DayField control={control} name={at("commissionExpiresOn")} label={t.expires} min={today} />
    </>
  );
}
