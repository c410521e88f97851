import { ageOn } from "@gable/domain/calendar/age.ts";
import { isLocalDate } from "@gable/domain/calendar/local-date.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { todayHere } from "../../shell/today-here.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { registerWords } from "../register.words.ts";
import { answersResolver } from "./answers-resolver.ts";
import { birthdateWords } from "./birthdate.words.ts";
import { type TypedAnswers, useRegistration } from "./registration.ts";
import { useAutosave } from "./use-autosave.ts";

type Values = { birthDate: string };

const names = ["birthDate"] as const;
const toAnswers = ({ birthDate }: Values): TypedAnswers => (birthDate === "" ? {} : { birthDate });

/** Above this a year is more often mistyped than true. */
const ASKED_ABOVE_AGE = 100;

/** The date of birth in three fields. */
export function Step() {
  const t = useText(birthdateWords);
  const both = useText(registerWords);
  const explain = useExplain();
  const { answers, saveAndGoOn, back } = useRegistration();
  const [doubted, setDoubted] = useState("");
  const form = useQuestionForm<Values, TypedAnswers>({
    defaultValues: { birthDate: answers.birthDate ?? "" },
    resolver: answersResolver<Values>(names, toAnswers),
  });
  const saving = useAutosave(form, toAnswers);
  // Another date is another question.
  const isDoubted = useWatch({ control: form.control, name: "birthDate" }) === doubted && doubted !== "";

  const submit = async (sent: TypedAnswers): Promise<readonly Failure[]> => {
    const { birthDate = "" } = sent;
    if (birthDate > todayHere()) return [{ name: "birthDate", message: "dob-future" }];
    if (isLocalDate(birthDate) && ageOn(todayHere(), birthDate) > ASKED_ABOVE_AGE && doubted !== birthDate) {
      setDoubted(birthDate);
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
      submit={isDoubted ? t.right : both.goOn}
      {...(back !== undefined && { back })}
      why={<p>{t.why}</p>}
    >
      <DateFields control={form.control} name="birthDate" label={t.label} hint={t.hint} birthday />
      {isDoubted ? <Notice tone="warning" title={t.doubt(ageOn(todayHere(), doubted))} /> : null}
    </QuestionPage>
  );
}
