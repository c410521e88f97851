import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { type Control, useWatch } from "react-hook-form";
import { employmentTypes } from "./employment-types.ts";
import { incomeInfoWords } from "./income-info.words.ts";
import { type IncomeValues, yearlyIncome } from "./income-values.ts";
import { OtherIncomeFields } from "./other-income-fields.tsx";
import type { TypedAnswers } from "./registration.ts";

/** What is counted as income where it is no pay. */
const hintOf: Readonly<Partial<Record<string, "profitHint" | "retiredHint" | "supportHint">>> = {
  SELF_EMPLOYED: "profitHint",
  RETIRED: "retiredHint",
  SEPARATE_MAINTENANCE_PAYMENTS: "supportHint",
};

/** How income is earned, and how much: asked in registration, and where it is corrected. */
export function IncomeFields({ control }: { control: Control<IncomeValues, unknown, TypedAnswers> }) {
  const t = useText(incomeInfoWords);
  const f = useFormats();
  const [employmentType, per, annualIncome] = useWatch({ control, name: ["employmentType", "per", "annualIncome"] });
  const yearly = yearlyIncome(annualIncome, per);
  return (
    <>
      <RadioField
        control={control}
        name="employmentType"
        label={t.work}
        kind="cards"
        choices={employmentTypes.map((value) => ({ value, label: t[value] }))}
      />
      {employmentType === "UNEMPLOYED" ? (
        <p>{t.unemployedHelp}</p>
      ) : (
        <>
          <RadioField
            control={control}
            name="per"
            label={t.per}
            kind="segments"
            choices={[
              { value: "year", label: t.year },
              { value: "month", label: t.month },
            ]}
          />
          <MoneyField
            control={control}
            name="annualIncome"
            label={per === "month" ? t.monthlyIncome : t.yearlyIncome}
            hint={t[hintOf[employmentType] ?? "grossHint"]}
          />
          {per === "month" && yearly !== null ? <output className="quiet">{t.thatIs(f.dollars(yearly))}</output> : null}
        </>
      )}
      <OtherIncomeFields control={control} />
    </>
  );
}
