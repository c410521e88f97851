import { otherIncomeTypes } from "@gable/domain/profile/registration.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type Control, useFieldArray } from "react-hook-form";
import { incomeInfoWords } from "./income-info.words.ts";
import type { IncomeValues } from "./income-values.ts";
import type { TypedAnswers } from "./registration.ts";

const MOST = 8;

/** Income beside work, one row each, none to begin with. */
export function OtherIncomeFields({ control }: { control: Control<IncomeValues, unknown, TypedAnswers> }) {
  const t = useText(incomeInfoWords);
  const { fields, append, remove } = useFieldArray({ control, name: "otherIncome" });
  return (
    <fieldset className="field stack">
      <legend className="field-label">{t.other}</legend>
      <p className="field-hint">{t.regulationB}</p>
      {fields.map((field, index) => (
        <div key={field.id} className="stack">
          <SelectField
            control={control}
            name={`otherIncome.${index}.type`}
            label={t.kind}
            options={otherIncomeTypes.map((value) => ({ value, label: t[value] }))}
          />
          <MoneyField control={control} name={`otherIncome.${index}.annualAmount`} label={t.aYear} />
          <TextButton onClick={() => remove(index)}>{t.remove(index + 1)}</TextButton>
        </div>
      ))}
      {fields.length < MOST ? (
        <Button kind="second" slim onClick={() => append({ type: "", annualAmount: null })}>
          {t.add}
        </Button>
      ) : null}
    </fieldset>
  );
}
