import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useExplain } from "../../shell/use-explain.ts";
import { registerWords } from "../register.words.ts";
import { answersResolver } from "./answers-resolver.ts";
import { IncomeFields } from "./income-fields.tsx";
import { incomeInfoWords } from "./income-info.words.ts";
import { type IncomeValues, incomeAnswers, incomeValues, isUnlikely, yearlyIncome } from "./income-values.ts";
import { type TypedAnswers, useRegistration } from "./registration.ts";
import { useAutosave } from "./use-autosave.ts";

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
  const [per, annualIncome] = useWatch({ control: form.control, name: ["per", "annualIncome"] });
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
      <IncomeFields control={form.control} />
      {doubted !== null && doubted === yearly ? <Notice tone="warning" title={t.doubt(f.dollars(doubted))} /> : null}
    </QuestionPage>
  );
}
