import type { EmploymentType } from "@gable/domain/application/enumerations.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useExplain } from "../../shell/use-explain.ts";
import { registerWords } from "../register.words.ts";
import { answersResolver } from "./answers-resolver.ts";
import { incomeInfoWords } from "./income-info.words.ts";
import { type IncomeValues, incomeAnswers, incomeValues, isUnlikely, yearlyIncome } from "./income-values.ts";
import { OtherIncomeFields } from "./other-income-fields.tsx";
import { type TypedAnswers, useRegistration } from "./registration.ts";
import { useAutosave } from "./use-autosave.ts";

const employmentTypes = [
  "FULL_TIME",
  "PART_TIME",
  "SELF_EMPLOYED",
  "RETIRED",
  "UNEMPLOYED",
  "SEPARATE_MAINTENANCE_PAYMENTS",
] as const satisfies readonly EmploymentType[];

/** How somebody earns their living, and how much. */
export function Step() {
  const t = useText(incomeInfoWords);
  const both = useText(registerWords);
  const f = useFormats();
  const explain = useExplain();
  const { answers, saveAndGoOn, back } = useRegistration();
  const [doubted, setDoubted] = useState<number | null>(null);
  const form = useQuestionForm<IncomeValues, TypedAnswers>({
    defaultValues: incomeValues(answers),
    resolver: answersResolver<IncomeValues>(["employmentType", "annualIncome", "otherIncome"], incomeAnswers),
  });
  const saving = useAutosave(form, incomeAnswers);
  const [employmentType, per, annualIncome] = useWatch({
    control: form.control,
    name: ["employmentType", "per", "annualIncome"],
  });
  const yearly = yearlyIncome(annualIncome, per);

  const submit = async (sent: TypedAnswers): Promise<readonly Failure[]> => {
    const { annualIncome: stated = 0 } = sent;
    if (isUnlikely(stated) && doubted !== stated) {
      setDoubted(stated);
      return [];
    }
    return saveAndGoOn(sent);
  };

  return (
    <QuestionPage
      form={form}
      onSubmit={submit}
      explain={explain}
      question={t.question}
      status={<SaveState state={saving} />}
      submit={doubted === null || doubted !== yearly ? both.goOn : t.right}
      {...(back !== undefined && { back })}
      why={<p>{t.why}</p>}
    >
      <RadioField
        control={form.control}
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
            control={form.control}
            name="per"
            label={t.per}
            kind="segments"
            choices={[
              { value: "year", label: t.year },
              { value: "month", label: t.month },
            ]}
          />
          <MoneyField
            control={form.control}
            name="annualIncome"
            label={per === "month" ? t.monthlyIncome : t.yearlyIncome}
            hint={employmentType === "RETIRED" ? t.retiredHint : t.grossHint}
          />
          {per === "month" && yearly !== null ? <output className="quiet">{t.thatIs(f.dollars(yearly))}</output> : null}
        </>
      )}
      <OtherIncomeFields control={form.control} />
      {doubted !== null && doubted === yearly ? <Notice tone="warning" title={t.doubt(f.dollars(doubted))} /> : null}
    </QuestionPage>
  );
}
