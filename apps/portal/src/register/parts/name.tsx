import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { registerWords } from "../register.words.ts";
import { answersResolver } from "./answers-resolver.ts";
import { nameWords } from "./name.words.ts";
import { NameFields, type NameValues, nameValues } from "./name-fields.tsx";
import { usePrefilled } from "./prefilled.tsx";
import { type TypedAnswers, useRegistration } from "./registration.ts";
import { useAutosave } from "./use-autosave.ts";

type Values = { name: NameValues; aliases: string };

const toAnswers = ({ name, aliases }: Values): TypedAnswers => ({
  name,
  aliases: aliases
    .split(/[;,\n]/)
    .map((alias) => alias.trim())
    .filter((alias) => alias !== ""),
});

/** The legal name, as on the identity document. */
export function Step() {
  const t = useText(nameWords);
  const both = useText(registerWords);
  const explain = useExplain();
  const above = usePrefilled(["name"]);
  const { answers, saveAndGoOn, back } = useRegistration();
  const form = useQuestionForm<Values, TypedAnswers>({
    defaultValues: {
      name: nameValues(answers.name),
      aliases: (answers.aliases ?? []).join(", "),
    },
    resolver: answersResolver<Values>(["name", "aliases"], toAnswers),
  });
  const saving = useAutosave(form, toAnswers);
  const { control } = form;
  return (
    <QuestionPage
      form={form}
      onSubmit={saveAndGoOn}
      explain={explain}
      question={t.question}
      lead={t.lead}
      above={above}
      status={<SaveState state={saving} />}
      submit={both.goOn}
      {...(back !== undefined && { back })}
      why={<p>{t.why}</p>}
    >
      <NameFields control={control} />
      <TextField control={control} name="aliases" label={t.aliases} hint={t.aliasesHint} optional autoComplete="off" />
    </QuestionPage>
  );
}
