import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { registerWords } from "../register.words.ts";
import { answersResolver } from "./answers-resolver.ts";
import { type TypedAnswers, useRegistration } from "./registration.ts";
import { saleStatusWords } from "./sale-status.words.ts";
import { useAutosave } from "./use-autosave.ts";

type YesNo = "" | "yes" | "no";
type Values = { listedForSale: YesNo; titleChangedRecently: YesNo };

const names = ["listedForSale", "titleChangedRecently"] as const;

const typed = (answer: boolean | undefined): YesNo => (answer === undefined ? "" : answer ? "yes" : "no");

const toAnswers = (values: Values): TypedAnswers =>
  Object.fromEntries(names.flatMap((name) => (values[name] === "" ? [] : [[name, values[name] === "yes"]])));

/** Whether the home is for sale, or has just changed hands. */
export function Step() {
  const t = useText(saleStatusWords);
  const both = useText(registerWords);
  const explain = useExplain();
  const { answers, saveAndGoOn, hrefOf } = useRegistration();
  const form = useQuestionForm<Values, TypedAnswers>({
    defaultValues: {
      listedForSale: typed(answers.listedForSale),
      titleChangedRecently: typed(answers.titleChangedRecently),
    },
    resolver: answersResolver<Values>(names, toAnswers),
  });
  const saving = useAutosave(form, toAnswers);
  const choices = [
    { value: "no", label: both.no },
    { value: "yes", label: both.yes },
  ] as const;
  return (
    <QuestionPage
      form={form}
      onSubmit={saveAndGoOn}
      explain={explain}
      question={t.question}
      status={<SaveState state={saving} />}
      submit={both.goOn}
      back={hrefOf("property-info", "home")}
      why={<p>{t.why}</p>}
    >
      <RadioField control={form.control} name="listedForSale" label={t.listed} kind="segments" choices={choices} />
      <RadioField
        control={form.control}
        name="titleChangedRecently"
        label={t.changed}
        hint={t.changedHint}
        kind="segments"
        choices={choices}
      />
    </QuestionPage>
  );
}
