import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { papersAsked } from "@gable/domain/conditions/id-conditions.ts";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type Control, useWatch } from "react-hook-form";
import { actsWords } from "./acts.words.ts";

const MOST = 5;

/** How many papers somebody is asked for: what an ID takes at least is not undercut. Its form has `categoryEnum` beside `documents`. */
export function PapersWanted({ control, fewest }: { control: Control<Record<string, unknown>>; fewest: 0 | 1 }) {
  const t = useText(actsWords);
  const category = useWatch({ control, name: "categoryEnum" }) as ConditionCategory;
  const first = papersAsked(category, fewest);
  const options = Array.from({ length: MOST + 1 - first }, (_, index) => `${first + index}`);
  return (
    <SelectField
      control={control}
      name="documents"
      label={t.documents}
      options={options.map((value) => ({ value, label: value === "0" ? t.noPaper : value }))}
    />
  );
}
